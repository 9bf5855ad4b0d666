// Keys: those of the page everywhere, the others where the focus is.
import { desk, send } from "./desk.mjs";
import { byId, isMac } from "./dom.mjs";
import { isEdited } from "./forms.mjs";
import { modifiersOf } from "./gestures.mjs";
import { closePopover } from "./popover.mjs";

/** Where F6 goes, in order, by the panes. */
const stops = [
  ["#toolbar", "[tabindex='0']"], ["#left", "[role=tabpanel]:not([hidden]) :is([tabindex='0'], button)"], ["#stage", "#canvas"],
  ["#right", "[role=tab][tabindex='0']"], ["#bottom", ":is(select, input, button)"],
];
const commands = /** @type {Record<string, string>} */ ({ z: "undo", Z: "redo", y: "redo", s: "save", f: "find", o: "open" });
const plainKeys = /** @type {Record<string, string>} */ ({ "+": "plus", "=": "plus", "-": "minus", "−": "minus", 0: "fit", 1: "actual", 2: "selected", 3: "layers", "?": "help" });
/** What the canvas does something with; the other keys are the browser's. */
const canvasKeys = /^(Arrow\w+|Delete|Backspace|Enter|Escape|Tab)$/;

function goToPane(/** @type {number} */ step) {
  const panes = stops.map(([pane, stop]) => [document.querySelector(pane), document.querySelector(`${pane} ${stop}`)]);
  const open = panes.filter(([, stop]) => stop?.checkVisibility({ visibilityProperty: true }));
  const at = open.findIndex(([pane]) => pane?.contains(document.activeElement));
  /** @type {any} */ (open[(at + step + open.length) % open.length][1]).focus();
}
/** What the page does itself, by the names of tools. Leaves what lies over the canvas, if anything does. */
export function startKeys(/** @type {Record<string, () => void>} */ actions, /** @type {() => boolean} */ leave) {
  // Only who goes by keys needs to see that the focus is on the canvas.
  addEventListener("pointerdown", () => document.body.classList.remove("keyboard"), { capture: true });
  addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.key === "F6") document.body.classList.add("keyboard");
    const target = /** @type {HTMLElement} */ (event.target);
    const canvas = byId("canvas");
    const isWriting = target.matches("textarea, input:not([type=checkbox]), select");
    const isCommand = event.metaKey || event.ctrlKey;
    const name = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && commands[event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()];
    if (name && actions[name]) {
      // A field takes back what was written in it by itself.
      if (name === "undo" && isEdited(target)) return;
      if (isWriting) canvas.focus({ preventScroll: true });
      actions[name]();
    } else if (event.key === "F6") goToPane(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && (closePopover() || leave() || isWriting)) isWriting && canvas.focus();
    else if (!isWriting && !isCommand && actions[plainKeys[event.key]]) actions[plainKeys[event.key]]();
    else if (target !== canvas || isCommand || !canvasKeys.test(event.key)) return;
    // With nothing selected Tab leaves the canvas, so that nobody is caught in it.
    else if (event.key === "Tab" && !desk.current?.shown.selection?.length) return;
    else send({ do: "key", key: event.key, mods: modifiersOf(event) });
    event.preventDefault();
  });
}
