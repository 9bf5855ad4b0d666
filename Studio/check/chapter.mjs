// A whole piece of work, as Documentation/resolving.md does it with commands: the file has to become the same, byte for byte.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./desk.mjs";

/** What is done, in order: to which views, and by which panel. @typedef {{of: string[], pin?: string[], align?: string[], resolve?: string, down?: number, mistake?: boolean}} Step */
const specimen = /** @type {Step[]} */ ([
  { of: ["Toolbar"], pin: ["leading", "trailing", "bottom", "height"] },
  { of: ["Plant"], pin: ["top", "leading", "width", "height"] },
  { of: ["Latin name"], pin: ["leading", "trailing"] },
  { of: ["Latin name", "Plant"], align: ["First baselines"] },
  { of: ["Place", "Finder"], pin: ["top", "width", "height"] },
  { of: ["Plant", "Place", "Finder"], align: ["Leading edges"] },
  { of: ["Nearest village", "Your name"], pin: ["leading", "trailing"] },
  { of: ["Nearest village", "Place"], align: ["First baselines"] },
  { of: ["Your name", "Finder"], align: ["First baselines"] },
  { of: ["Date"], pin: ["leading", "trailing", "height"] },
  { of: ["Date"], resolve: "Add Missing Constraints" },
  { of: ["Meadow", "Sunny"], pin: ["top", "leading", "trailing"] },
  { of: ["Meadow", "Sunny"], pin: ["Equal widths"] },
  { of: ["Date"], pin: ["width"], mistake: true },
  { of: ["Date"], down: 12 },
  { of: ["Date"], resolve: "Update Frames" },
]);
const riddle = /** @type {Step[]} */ ([
  { of: ["What has keys and opens no door?", "Next riddle", "A piano", "Show the answer"], align: ["Horizontally"] },
  { of: ["What has keys and opens no door?"], pin: ["top 60"] },
  { of: ["Next riddle", "A piano", "Show the answer"], pin: ["top"] },
  { of: ["What has keys and opens no door?", "Next riddle", "A piano", "Show the answer"], resolve: "Update Frames" },
]);
export const pieces = [{ name: "Specimen.xib", steps: specimen }, { name: "Riddle.xib", steps: riddle }];

const options = /** @type {Record<string, string>} */ ({
  "First baselines": "--first-baseline", "Leading edges": "--leading", "Horizontally": "--in-container-x", "Equal widths": "--equal-widths",
  "width": "--width", "height": "--height", "Add Missing Constraints": "--add-missing", "Update Frames": "--update-frames",
});

/** Does a step to a file by a command. */
function command(/** @type {import("./program.mjs").Program} */ program, /** @type {string} */ file, /** @type {Record<string, any>} */ views, /** @type {Step} */ { of, pin, align, resolve, down, mistake }) {
  const ids = of.map((name) => views[name].id);
  if (mistake) return;
  if (down) {
    const y = views[of[0]].frame[1];
    return writeFileSync(file, readFileSync(file, "utf8").replace(`y="${y}"`, `y="${y + down}"`));
  }
  const spaces = (pin ?? []).flatMap((word) => options[word] ?? [`--${word.split(" ")[0]}`, word.split(" ")[1] ?? "current"]);
  if (pin) program.run("pin", file, ...ids, ...spaces, "--in-place");
  if (align) program.run("align", file, ...ids, ...align.map((word) => options[word]), "--in-place");
  if (resolve) program.run("fix", file, options[resolve], ...ids.flatMap((id) => ["--view", id]), "--in-place");
}

/** Does all by commands, and the same in the page, and saves it. */
export async function checkChapter(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {import("./program.mjs").Program} */ program, /** @type {any} */ hand, /** @type {string} */ root, /** @type {string} */ folder, /** @type {typeof pieces[0]} */ { name, steps }) {
  const [mine, theirs] = [join(folder, name), join(folder, `${name}.expected.xib`)];
  for (const file of [mine, theirs]) copyFileSync(join(root, "Examples", name), file);
  const views = Object.fromEntries(program.json("layout", mine).views.map((/** @type {any} */ view) => [view.name, view]));
  const server = await program.serve(mine);
  try {
    await desk.load(server.address);
    // As in Interface Builder: nothing moves by itself.
    await hand.tool("Live");
    for (const step of steps) {
      command(program, theirs, views, step);
      await hand.select(step.of.map((name) => views[name]));
      const { selection } = await desk.shown();
      expect(`${selection}` === `${step.of.map((name) => views[name].id)}`, `Selecting ${step.of} selects ${selection}.`);
      if (step.down) await hand.moveDown(views[step.of[0]], step.down);
      else await hand.usePanel(step.pin ? "Pin" : step.align ? "Align" : "Resolve", step.pin ?? step.align ?? [step.resolve]);
      if (step.down) views[step.of[0]].frame[1] += step.down;
      if (step.mistake) await hand.takeBack();
      const [now, wanted] = [await desk.bytes(), readFileSync(theirs)];
      // A hand that moves a view also writes that it is misplaced, which the text of a document does not do by itself.
      expect(step.down || now.equals(wanted), `After ${JSON.stringify(step)} the document is another than commands make of it.`);
    }
    expect((await desk.shown()).issues.rows.length === 0, "There are findings at the end.");
    await hand.save();
    expect(readFileSync(mine).equals(readFileSync(theirs)), "What is saved is not what commands write.");
    expect((await desk.shown()).document.saved, "The page does not know that all is saved.");
    await desk.checkConsole();
  } finally {
    await server.end();
  }
}
