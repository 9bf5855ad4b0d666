// The bar at the top: what its buttons do, and which of them can be used.
import { camera, enlarge, fit, onCamera } from "./camera.mjs";
import { extent, showSelected } from "./canvas.mjs";
import { onUpdate, send } from "./desk.mjs";
import { byId, isMac, rove, setAttributes, setText } from "./dom.mjs";
import { toggleLayers } from "./exploded.mjs";
import { toggleSide } from "./panes.mjs";

/** What every page does itself, by the names of tools: to look at something from elsewhere. @type {Record<string, () => void>} */
export const lookActions = {
  left: () => toggleSide("left"), right: () => toggleSide("right"),
  plus: () => enlarge(camera.zoom * 1.4), minus: () => enlarge(camera.zoom / 1.4), actual: () => enlarge(1),
  fit: () => fit(extent(), true), selected: showSelected, layers: toggleLayers,
};
const buttons = /** @type {HTMLButtonElement[]} */ ([...byId("toolbar").querySelectorAll("button")]);
/** What its tooltip says besides the keys. */
function explain(/** @type {HTMLButtonElement} */ button, /** @type {string} */ hint) {
  const keys = button.dataset.keys ?? "";
  const text = isMac ? keys : keys.replace("⇧⌘", "Ctrl+Shift+").replace("⌘", "Ctrl+");
  button.title = keys ? `${hint} (${text})` : hint;
}
/** What the page does itself, by the names of tools. */
export function startToolbar(/** @type {Record<string, () => void>} */ actions) {
  for (const button of buttons) {
    const { tool = "", opens, shows } = button.dataset;
    explain(button, button.title);
    button.tabIndex = tool === "left" ? 0 : -1;
    button.addEventListener("click", () => {
      if (shows) send({ do: "show", what: shows, value: button.ariaPressed !== "true" });
      else if (actions[tool]) actions[tool]();
      else send({ do: "popover", kind: opens });
    });
  }
}

function showFacts(/** @type {any} */ facts) {
  const name = facts.name.split("/").pop();
  setText(byId("name"), name);
  setText(byId("subtitle"), facts.saved ? facts.platform : "Edited");
  setText(byId("facts"), facts.platform + (facts.scenes ? ` · ${facts.scenes} ${facts.scenes === 1 ? "scene" : "scenes"}` : ""));
  document.body.classList.toggle("edited", !facts.saved);
  document.title = `${facts.saved ? "" : "• "}${name} – Plumb Studio`;
  for (const button of buttons) {
    const { tool = "", shows } = button.dataset;
    if (shows) setAttributes(button, { "aria-pressed": facts[shows] === true ? "true" : "false" });
    if (tool === "save") button.disabled = facts.saved;
    if (tool !== "undo" && tool !== "redo") continue;
    button.disabled = !facts[tool];
    explain(button, `${button.textContent?.trim()} ${facts[tool] ?? ""}`.trim());
  }
}
rove(byId("toolbar"));
onUpdate("document", showFacts);
onCamera(() => setText(byId("percent"), `${Math.round(camera.zoom * 100)} %`));
