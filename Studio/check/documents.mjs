// Each document opens, shows what it has, and is as it was after everything was undone.
import { readFileSync } from "node:fs";
import { Monkey } from "./actions.mjs";
import { expect, Fault } from "./desk.mjs";

/** The rules of findings, in order, as one text. */
const rulesOf = (/** @type {{rule: string}[]} */ list) => list.map(({ rule }) => rule).sort().join(" ");

/** The rules whose findings no canvas shows (`Rule.isOnCanvas`). */
const offCanvas = ["shrinkable-window", "missing-resource"];

/** Opens a document of the server's folder and looks at it. */
export async function checkOpening(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {import("./program.mjs").Program} */ program, /** @type {string} */ name, /** @type {string} */ file) {
  await desk.open(name);
  const { document, issues, rows, status } = await desk.shown();
  expect(document, `It did not open: ${status}`);
  const boards = await desk.browser.run(() => [...document.querySelectorAll("#boards .board")].map((board) => board.querySelectorAll(".view, .empty").length));
  expect(boards.length > 0 || document.scenes === 0, "No scene is drawn.");
  expect(boards.every((/** @type {number} */ things) => things > 0), "A scene is drawn without views, and does not say whose it is.");
  expect(rows > 0, "The outline is empty.");
  expect(issues && !issues.pending, "The findings did not come.");
  const all = program.json("lint", file).findings ?? [];
  const found = all.filter((/** @type {{rule: string}} */ { rule }) => !offCanvas.includes(rule));
  expect(rulesOf(issues.rows) === rulesOf(found), `It finds “${rulesOf(issues.rows)}”, and lint “${rulesOf(found)}”.`);
  await desk.checkConsole();
}

/** Does things by chance, undoes all, does it again, and undoes it: the document and its picture have to be the first. */
export async function checkUndo(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {string} */ file, /** @type {number} */ count, /** @type {number} */ seed) {
  const first = readFileSync(file);
  await fitAll(desk);
  const [before, monkey] = [await desk.picture(), new Monkey(desk, seed)];
  try {
    for (let done = 0; done < count; done++) await monkey.act();
    await desk.idle();
    // Something may have been undone by chance.
    await repeat(desk, "redo");
    const edited = await desk.bytes();
    await repeat(desk, "undo");
    expect(first.equals(await desk.bytes()), "Undoing everything does not give the first bytes.");
    await repeat(desk, "redo");
    expect(edited.equals(await desk.bytes()), "Doing everything again does not give what was there.");
    await repeat(desk, "undo");
    await asSaved(desk);
    expect(first.equals(await desk.bytes()), "Undoing everything again does not give the first bytes.");
    const after = await desk.picture();
    if (before !== after) throw new Fault(`After undoing everything the picture is another: ${difference(before, after)}`);
    await desk.checkConsole();
  } catch (error) {
    error.message += `\n    seed ${seed}: ${monkey.diary.join("; ")}`;
    throw error;
  }
}

/** Where two texts begin to differ. */
function difference(/** @type {string} */ one, /** @type {string} */ other) {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => `“${text.slice(Math.max(0, at - 60), at + 60)}”`).join(" and ");
}

async function fitAll(/** @type {import("./desk.mjs").Desk} */ desk) {
  await desk.browser.run(() => /** @type {any} */ (document.querySelector("[data-tool=fit]")).click());
  await desk.idle();
}
/** Clicks a button as long as it can be clicked. */
async function repeat(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {string} */ tool) {
  await desk.browser.run((tool) => {
    const button = /** @type {any} */ (document.querySelector(`[data-tool=${tool}]`));
    for (let left = 10_000; !button.disabled && left > 0; left--) button.click();
  }, tool);
  await desk.idle();
}
/** Shows the document as it was opened: nothing lies over it, and around it is what it was saved with. */
async function asSaved(/** @type {import("./desk.mjs").Desk} */ desk) {
  await desk.browser.run(() => {
    const own = [...document.querySelectorAll("#surroundings button")].find((button) => button.textContent === "As saved");
    if (own) /** @type {any} */ (own).disabled = false;
    /** @type {any} */ (own)?.click();
    const troubles = document.querySelector("[data-shows=troubles]");
    if (troubles?.getAttribute("aria-pressed") !== "true") /** @type {any} */ (troubles).click();
  });
  await desk.idle();
}
