// The panel that stands over the others: below the button that opened it, or where the pointer was.
import { onSwitch, onUpdate, send } from "./desk.mjs";
import { byId, setText } from "./dom.mjs";
import { commit, showForm } from "./forms.mjs";
import { pointer } from "./gestures.mjs";
import { delayed } from "./work.mjs";

/** These panels are there for a moment, and go when the canvas is pressed. */
const passing = new Set(["connect", "find"]);
const [panel, panelForm] = [byId("popover"), byId("popover-form")];
let panelKind = "";
/** What gets the focus back. */
let focusBefore = /** @type {any} */ (undefined);
const find = delayed(() => commit(panelForm.querySelector("input")));
/** Whether there was a panel to be closed. */
export function closePopover() {
  if (panelKind) send({ do: "close" });
  return panelKind !== "";
}

function showPopover(/** @type {{kind: string, form: Form} | null} */ popover) {
  const isNew = popover?.kind !== panelKind;
  if (popover && !panelKind) focusBefore = document.activeElement;
  const hadFocus = panel.contains(document.activeElement);
  panelKind = panel.dataset.popover = popover?.kind ?? "";
  panel.hidden = !popover;
  for (const button of document.querySelectorAll("[data-opens]")) button.ariaExpanded = `${button.getAttribute("data-opens") === panelKind}`;
  if (!popover) return hadFocus && focusBefore?.focus({ preventScroll: true });
  setText(byId("popover-title"), popover.form.title);
  if (isNew) panelForm.replaceChildren();
  showForm(panelForm, popover.form);
  place(isNew);
  // A button that is gone or cannot be used any more does not take the focus with it.
  if (!isNew && (!hadFocus || panel.contains(document.activeElement))) return;
  (panelForm.querySelector("textarea, input, select, button:not(:disabled)") ?? byId("popover-close")).focus({ preventScroll: true });
}
/** Puts the panel where it belongs, or leaves it where it is, but not outside the window. */
function place(/** @type {boolean} */ isNew) {
  const { left, top, width, height } = panel.getBoundingClientRect();
  const anchor = document.querySelector(`[data-opens="${panelKind}"]`)?.getClientRects()[0];
  const [x, y] = anchor ? [anchor.left + anchor.width / 2 - width / 2, anchor.bottom + 6] : [Math.max(pointer.clientX, byId("stage").offsetLeft) + 8, pointer.clientY + 8];
  const [stage, chosen] = [byId("stage").getBoundingClientRect(), document.querySelector("#overlay [id^='sel-']")?.getBoundingClientRect()];
  // Beside what is selected, where there is room for it.
  const isOver = chosen && x < chosen.right && x + width > chosen.left && y < chosen.bottom && y + height > chosen.top;
  const beside = chosen && chosen.right + width + 24 < stage.right ? chosen.right + 16 : stage.right - width - 8;
  panel.style.left = `${Math.max(8, Math.min(isNew ? (isOver ? beside : x) : left, innerWidth - width - 8))}px`;
  panel.style.top = `${Math.max(8, Math.min(isNew ? y : top, innerHeight - height - 8))}px`;
}

onUpdate("popover", showPopover);
onSwitch(() => showPopover(null));
byId("popover-close").addEventListener("click", closePopover);
byId("stage").addEventListener("pointerdown", () => passing.has(panelKind) && closePopover(), { capture: true });
panelForm.addEventListener("input", () => panelKind === "find" && find(150));
addEventListener("resize", () => panelKind && place(false));
