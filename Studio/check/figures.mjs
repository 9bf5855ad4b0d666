// How fast the page is. Figures are printed and never judged: a machine that has other things to do is no fault.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const milliseconds = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
/** A value that 95 of 100 do not exceed. */
function percentile95(/** @type {number[]} */ values) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}
/** A document with a root and labels in it, each pinned to the one above it. */
function made(/** @type {number} */ count) {
  const labels = Array.from({ length: count }, (_, index) => `<label text="${index}" translatesAutoresizingMaskIntoConstraints="NO" id="l-${index}"><rect key="frame" x="${8 + (index % 20) * 40}" y="${8 + Math.floor(index / 20) * 24}" width="36" height="20"/><fontDescription key="fontDescription" type="system" pointSize="14"/><constraints><constraint firstAttribute="width" constant="36" id="w-${index}"/><constraint firstAttribute="height" constant="20" id="h-${index}"/></constraints></label>`);
  const constraints = labels.map((_, index) => {
    const [side, above] = [index % 20 ? `l-${index - 1}` : "root", index >= 20 ? `l-${index - 20}` : "root"];
    const leading = `<constraint firstItem="l-${index}" firstAttribute="leading" secondItem="${side}" secondAttribute="${index % 20 ? "trailing" : "leading"}" constant="${index % 20 ? 4 : 8}" id="a-${index}"/>`;
    return `${leading}<constraint firstItem="l-${index}" firstAttribute="top" secondItem="${above}" secondAttribute="${index >= 20 ? "bottom" : "top"}" constant="${index >= 20 ? 4 : 8}" id="t-${index}"/>`;
  });
  const [width, height] = [824, 24 * Math.ceil(count / 20) + 16];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="${width}" height="${height}"/><subviews>\n${labels.join("\n")}\n</subviews><constraints>\n${constraints.join("\n")}\n</constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>\n`;
}

/** Runs in the page: the bytes of the page and of the module after edits, each undone. */
async function memoryAfter(/** @type {number} */ edits) {
  const { idle, engineMemory } = /** @type {any} */ (window).plumb;
  const press = (/** @type {string} */ key, /** @type {boolean} */ ctrlKey) => document.getElementById("canvas")?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
  for (let left = edits; left > 0; left--) {
    press("ArrowRight", false);
    press("z", true);
  }
  await idle();
  /** @type {any} */ (window).gc?.();
  return [/** @type {any} */ (performance).memory.usedJSHeapSize, engineMemory()];
}

export async function printFigures(/** @type {import("./saving.mjs").Check} */ { desk, program, folder }, /** @type {string[]} */ documents) {
  const storyboards = documents.filter((file) => file.endsWith(".storyboard"));
  const near = (/** @type {string} */ file) => Math.abs(statSync(file).size - 100_000);
  const middle = storyboards.sort((one, other) => near(one) - near(other))[0];
  for (const count of [1000, 150]) writeFileSync(join(folder, `${count}.xib`), made(count));
  const show = async (/** @type {string} */ file, /** @type {(address: string) => Promise<void>} */ measure) => {
    const server = await program.serve(file);
    try {
      await desk.load(server.address);
      await measure(server.address);
    } finally {
      await server.end();
    }
  };
  const timings = () => desk.browser.run(() => /** @type {any} */ (window).plumb.timings);
  await show(middle, async (address) => {
    const times = [];
    for (let left = 6; left > 0; left--) {
      times.push((await timings()).firstPicture[0]);
      await desk.load(address);
    }
    // The first page that a browser shows has it start a good deal of itself.
    const [first, ...others] = times;
    console.log(`Page and ${Math.round(readFileSync(middle).length / 1000)} KB storyboard to the first picture: ${milliseconds(others.sort((a, b) => a - b)[2])} (aim: 500 ms; ${basename(middle)}), as the first page of a new browser ${milliseconds(first)}`);
  });
  await show(join(folder, "1000.xib"), async () => {
    for (const [name, label] of [["one that moves all others", "l-0"], ["the last", "l-999"]]) {
      const { before, place } = await desk.browser.run((label) => {
        const { timings, desk } = /** @type {any} */ (window).plumb;
        const board = desk.current.boards.values().next().value;
        const index = desk.current.shown.outline.filter((/** @type {any} */ row) => row.kind === "view").findIndex((/** @type {any} */ row) => row.id === label);
        const box = /** @type {Element} */ (document.getElementById(`${board.data.name}v${index}`)).getBoundingClientRect();
        return { before: timings.pointer.length, place: [box.x + box.width / 2, box.y + box.height / 2] };
      }, label);
      await desk.browser.press([place, ...Array.from({ length: 60 }, (_, step) => [place[0] + step + 4, place[1] + step / 2])], { mods: ["Meta"] });
      await desk.idle();
      // The first and the last begin and end it.
      const moves = (await timings()).pointer.slice(before + 1, -1);
      console.log(`Drag of ${name}, 1,000 views: ${milliseconds(percentile95(moves))} for 95 of 100 of ${moves.length} moves (aim: 16 ms)`);
      await desk.click("[data-tool=undo]");
    }
  });
  await show(join(folder, "150.xib"), async () => {
    // By its row, so that the page knows of it, too.
    await desk.selectFirst("label");
    const time = await desk.browser.run(async () => {
      const { idle } = /** @type {any} */ (window).plumb;
      const times = [];
      for (let left = 9; left > 0; left--) {
        document.getElementById("canvas")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
        // From the changed picture until nothing waits any more: findings are what comes last.
        const start = performance.now();
        await idle();
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[4];
    });
    console.log(`Findings after the last change, 150 views: ${milliseconds(time)} (aim: 250 ms)`);
    const memory = [await desk.browser.run(memoryAfter, 0)];
    for (let round = 1; round <= 10; round++) memory.push(await desk.browser.run(memoryAfter, 100));
    const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
    console.log(`Memory after 0, 100 … 1,000 edits and undos: page ${memory.map((/** @type {number[]} */ [page]) => megabytes(page)).join(", ")} MB, engine ${memory.map((/** @type {number[]} */ [, engine]) => megabytes(engine)).join(", ")} MB (aim: flat)`);
  });
}
