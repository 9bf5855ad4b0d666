// node main.mjs PROGRAM ROOT [--all | --figures | --shots FOLDER]: checks the studio in a real browser; Scripts/studio-check calls it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAccess } from "./access.mjs";
import { Browser } from "./browser.mjs";
import { checkChapter, pieces } from "./chapter.mjs";
import { Desk } from "./desk.mjs";
import { checkOpening, checkUndo } from "./documents.mjs";
import { printFigures } from "./figures.mjs";
import { KeyHand, MouseHand } from "./hands.mjs";
import { Program } from "./program.mjs";
import { allDocuments, copyAll, pick } from "./sample.mjs";
import { checkOneFile, checkSaving } from "./saving.mjs";
import { takeShots } from "./shots.mjs";

const seed = 20_260_101;
const [path, root, mode = "", target = ""] = process.argv.slice(2);
const isAll = mode === "--all";
const program = new Program(path);
const folder = mkdtempSync(join(tmpdir(), "studio-documents-"));
const documents = allDocuments(root);
let failures = 0;

/** Does a check; a fault is shown, and the next check is done. */
async function attempt(/** @type {string} */ name, /** @type {() => Promise<any>} */ check, isQuiet = false) {
  const start = Date.now();
  try {
    await check();
    if (!isQuiet) console.log(`${name}: ok, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    console.log(`${name}: ${/** @type {Error} */ (error).message}`);
  }
}

/** Opens documents of which each has its own page, and does things to some of them. */
async function tryDocuments(/** @type {Desk} */ desk) {
  const [count, edited, actions] = isAll ? [documents.length, 100, 200] : [30, 30, 10];
  const copies = copyAll(pick(documents, count, seed), join(folder, "all"));
  const server = await program.serve(join(folder, "all"));
  const start = Date.now();
  try {
    for (const [index, { name, file }] of copies.entries()) {
      await attempt(name, async () => {
        await desk.load(server.address);
        await checkOpening(desk, program, name, file);
        if (index < edited) await checkUndo(desk, file, actions, seed + index);
      }, true);
    }
  } finally {
    await server.end();
  }
  const some = Math.min(edited, copies.length);
  console.log(`${copies.length} documents opened, ${some} of them with ${actions} actions by chance: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

const browser = await Browser.start();
const desk = new Desk(browser);
const check = { desk, program, root, folder };
try {
  if (mode === "--figures") await printFigures(check, documents);
  else if (mode === "--shots") {
    const names = copyAll([...pick(documents, 6, seed), ...["Broken.storyboard", "Form.storyboard", "Preferences.xib", "Specimen.xib"].map((name) => join(root, "Examples", name))], join(folder, "shown"));
    const server = await program.serve(join(folder, "shown"));
    await takeShots(desk, server.address, names.map(({ name }) => name), target).finally(server.end);
  } else {
    for (const hand of [new MouseHand(desk), new KeyHand(desk)]) {
      const tool = hand instanceof KeyHand ? "by keys" : "by mouse";
      for (const piece of pieces) await attempt(`${piece.name}, ${tool}`, () => checkChapter(desk, program, hand, root, folder, piece));
    }
    await attempt("Saving", () => checkSaving(check));
    await attempt("One file", () => checkOneFile(check));
    await attempt("Names, keys and a narrow window", () => checkAccess(check));
    await tryDocuments(desk);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;
