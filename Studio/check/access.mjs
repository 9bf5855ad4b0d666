// What somebody needs who does not see the page, or has only keys, or a telephone.
import { join } from "node:path";
import { expect } from "./desk.mjs";
import { KeyHand } from "./hands.mjs";

/** Roles of what can be used; each needs a name. */
const roles = /^(button|checkbox|combobox|link|listbox|menuitem|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem|ToggleButton|PopUpButton)$/;
/** The panels that tools open. */
export const panels = ["Align", "Pin", "Resolve", "Explain", "Preview", "Find", "Help"];

async function checkNames(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {string} */ where) {
  const { nodes } = await desk.browser.command("Accessibility.getFullAXTree");
  const nameless = nodes.filter((/** @type {any} */ node) => !node.ignored && roles.test(node.role?.value) && !node.name?.value?.trim());
  expect(nameless.length === 0, `Without a name with ${where}: ${nameless.map((/** @type {any} */ node) => node.role.value).join(", ")}.`);
  const plain = await desk.browser.run(() => [...document.querySelectorAll("[tabindex]:not([role], button, input, select, textarea, section, .panes)")].map((one) => one.outerHTML.slice(0, 80)));
  expect(plain.length === 0, `It takes the focus and has no role, with ${where}: ${plain.join(" ")}`);
}

export async function checkAccess(/** @type {import("./saving.mjs").Check} */ { desk, program, root }) {
  const server = await program.serve(join(root, "Examples"));
  const hand = new KeyHand(desk);
  try {
    await desk.load(server.address);
    await desk.open("Broken.storyboard");
    await checkNames(desk, "a document");
    await desk.click("#tab-issues");
    await checkNames(desk, "issues");
    await desk.selectFirst("label");
    for (const panel of panels) {
      await desk.click("#toolbar button", panel);
      await checkNames(desk, panel);
      await desk.type("Escape");
    }
    await hand.pane("toolbar");
    const names = await desk.browser.run(() => [...document.querySelectorAll("#toolbar button:not(:disabled)")].filter((one) => one.getClientRects().length).map((one) => one.getAttribute("aria-label") ?? one.textContent));
    const reached = new Set();
    for (const _ of names) {
      reached.add((await hand.focus()).name);
      await desk.browser.type("Right");
    }
    const missed = names.filter((/** @type {string} */ name) => !reached.has(name.trim()));
    expect(missed.length === 0, `Keys do not reach ${missed.join(", ")}.`);
    await checkNarrow(desk);
    await desk.checkConsole();
  } finally {
    await desk.browser.command("Emulation.clearDeviceMetricsOverride");
    await server.end();
  }
}

async function checkNarrow(/** @type {import("./desk.mjs").Desk} */ desk) {
  await desk.browser.command("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 1, mobile: true });
  for (const side of ["", "left", "right"]) {
    if (side) await desk.browser.run((side) => /** @type {any} */ (document.querySelector(`[data-tool=${side}]`)).click(), side);
    await desk.idle();
    const [width, room] = await desk.browser.run(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width <= room && room === 390, `On 390 pixels the page is ${width} wide${side && `, with the panel on the ${side}`}.`);
    if (side) await desk.browser.run(() => document.getElementById("shade")?.click());
  }
}
