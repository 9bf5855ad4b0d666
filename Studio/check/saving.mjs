// What is saved arrives, what somebody else writes meanwhile is not lost, and a page that is one file shows the same.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "./desk.mjs";

/** @typedef {{desk: import("./desk.mjs").Desk, program: import("./program.mjs").Program, root: string, folder: string}} Check */
const example = "Form.storyboard";

/** Moves something, so that there is something to save. */
async function edit(/** @type {Check["desk"]} */ desk) {
  await desk.selectFirst("label");
  await desk.type("Right");
  const { document, status } = await desk.shown();
  expect(!document.saved, `A view that was moved by a key is no change: ${status}`);
}

async function untilNotice(/** @type {Check["desk"]} */ desk) {
  for (let left = 50; left > 0; left--) {
    if (await desk.browser.run(() => !document.getElementById("notice")?.hidden)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(false, "The page does not say that the file was changed outside.");
}

/** Saving while another program writes: both ways out. */
export async function checkSaving(/** @type {Check} */ { desk, program, root, folder }) {
  const file = join(folder, "Saved.storyboard");
  copyFileSync(join(root, "Examples", example), file);
  const server = await program.serve(file);
  try {
    await desk.load(server.address);
    await edit(desk);
    await desk.click("[data-tool=save]");
    await desk.click("#popover-form button", "Save");
    const saved = readFileSync(file);
    expect(saved.equals(await desk.bytes()), "The file is not what the page saved.");

    // With nothing unsaved the page follows the file.
    const outside = Buffer.from(`${saved}`.replace("</document>", "<!-- outside -->\n</document>"));
    writeFileSync(file, outside);
    for (let left = 50; left > 0 && !outside.equals(await desk.bytes()); left--) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(outside.equals(await desk.bytes()), "The page does not follow a file that was changed outside.");
    await desk.idle();
    await desk.click("[data-tool=undo]");
    expect(saved.equals(await desk.bytes()), "What the page had before it followed the file cannot be brought back.");

    const mine = await desk.bytes();
    const again = Buffer.from(`${saved}`.replace("</document>", "<!-- again -->\n</document>"));
    writeFileSync(file, again);
    await untilNotice(desk);
    await desk.click("#notice button", "Reload");
    expect(again.equals(await desk.bytes()), "“Reload” does not take the file.");
    await desk.click("[data-tool=undo]");
    expect(mine.equals(await desk.bytes()), "What was unsaved is lost after “Reload”.");

    writeFileSync(file, outside);
    await untilNotice(desk);
    await desk.click("#notice button", "Keep Mine");
    expect(outside.equals(readFileSync(file)) && mine.equals(await desk.bytes()), "“Keep Mine” writes before somebody saves.");
    await desk.click("[data-tool=save]");
    await desk.click("#popover-form button", "Save");
    expect(mine.equals(readFileSync(file)), "What was kept does not arrive.");
    await desk.browser.complaints();
  } finally {
    await server.end();
  }
}

/** The page with a document inside, from the disk. */
export async function checkOneFile(/** @type {Check} */ { desk, program, root, folder }) {
  const [document, page] = [join(root, "Examples", "Broken.storyboard"), join(folder, "Broken.html")];
  program.run("render", document, "-o", page);
  const server = await program.serve(document);
  try {
    await desk.load(server.address);
    const wanted = await desk.picture();
    await desk.load(`${pathToFileURL(page)}`);
    expect(wanted.length > 1000 && wanted === (await desk.picture()), "From a disk the page shows something else than from its server.");
    await edit(desk);
    await desk.checkConsole();
  } finally {
    await server.end();
  }
}
