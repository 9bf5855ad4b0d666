// Forms: what a session wants to be shown and changed, as fields and buttons. What stays the same keeps its focus.
import { send } from "./desk.mjs";
import { html, reconcile, setAttributes, setText } from "./dom.mjs";

/** What elements show at the moment, for listeners that are older. */
const shownControls = /** @type {WeakMap<any, Control>} */ (new WeakMap());

const textOf = (/** @type {Control} */ { value }) => typeof value === "number" ? `${Math.round(value * 1000) / 1000}` : (value ?? "");
/** What a field's text says; people write decimal commas, too. */
const numberOf = (/** @type {string} */ text) => Number(text.trim().replace("−", "-").replace(",", ".") || NaN);
/** Whether something was written in a field that is not sent yet. */
export function isEdited(/** @type {any} */ field) {
  const control = shownControls.get(field);
  return (control?.kind === "text" || control?.kind === "number") && field.value !== textOf(control);
}
/** Shows the value that a control has; what a person chose and was refused is gone. */
function showValue(/** @type {any} */ element) {
  const control = /** @type {Control} */ (shownControls.get(element));
  if (control.kind === "toggle") element.firstChild.checked = control.value;
  else if ("value" in element && element.value !== textOf(control)) element.value = textOf(control);
}
function act(/** @type {Element} */ element, /** @type {any} */ value) {
  const action = /** @type {Message} */ (shownControls.get(element)?.do);
  send(value === undefined ? action : { ...action, value });
  showValue(element);
}
/** Sends what was written in a field, or takes it back where it is no number. */
export function commit(/** @type {any} */ field) {
  const control = shownControls.get(field);
  if (!control || !isEdited(field)) return;
  if (control.kind === "text") return act(field, field.value);
  const number = numberOf(field.value);
  if (Number.isFinite(number)) return act(field, number);
  showValue(field);
  // Taken away first, so that the movement starts anew.
  field.classList.remove("shake");
  void field.offsetWidth;
  field.classList.add("shake");
}
function fieldKey(/** @type {any} */ event) {
  const field = event.target;
  const control = shownControls.get(field);
  const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    commit(field);
    field.select();
  } else if (event.key === "Escape" && control && isEdited(field)) {
    // The first press takes back what was written, the next one closes what the field is in.
    event.stopPropagation();
    showValue(field);
  } else if (control?.kind === "number" && step !== 0) {
    event.preventDefault();
    field.value = `${(numberOf(field.value) || 0) + step * (event.shiftKey ? 10 : 1)}`;
    commit(field);
  }
}
function makeControl(/** @type {Control} */ control) {
  const { kind } = control;
  if (kind === "text" || kind === "number") {
    const field = html(control.multiline ? "textarea" : "input", { class: kind, autocomplete: "off", spellcheck: "false" });
    if (kind === "number") setAttributes(field, { inputmode: "decimal", focus: () => field.select() });
    return setAttributes(field, { change: () => commit(field), keydown: fieldKey });
  }
  if (kind === "choice") return html("select", { change: (/** @type {any} */ event) => act(event.target, event.target.value) });
  const toggled = (/** @type {any} */ event) => act(event.currentTarget, event.target.checked);
  if (kind === "toggle") return html("label", { class: kind, change: toggled }, html("input", { type: "checkbox" }), html("span"));
  if (kind === "picture") return html("div", { class: "picture" });
  if (kind === "note") return html(control.tone === "code" ? "pre" : "p", { class: `note ${control.tone}` });
  return html("button", { type: "button", class: kind, click: (/** @type {any} */ event) => act(event.currentTarget) });
}
function updateControl(/** @type {any} */ element, /** @type {Control} */ control, /** @type {string} */ label) {
  const old = shownControls.get(element);
  shownControls.set(element, control);
  const { kind, title = "" } = control;
  if (kind === "text" || kind === "number") {
    setAttributes(element, { "aria-label": label, placeholder: control.value === null ? "–" : undefined });
    // What somebody writes is left alone as long as the value stays what it was.
    if (element === document.activeElement && old?.value === control.value) return;
    showValue(element);
  } else if (kind === "choice") {
    setAttributes(element, { "aria-label": label });
    const option = (/** @type {any} */ { value, title }) => html("option", { value }, title);
    if (JSON.stringify(old?.options) !== JSON.stringify(control.options)) element.replaceChildren(...(control.options ?? []).map(option));
    showValue(element);
  } else if (kind === "toggle") {
    showValue(element);
    setText(element.lastChild, title);
    setAttributes(element.firstChild, { "aria-label": title ? undefined : label });
  } else if (kind === "button" || kind === "link") {
    setText(element, title);
    element.disabled = control.enabled === false;
  } else if (old?.value !== control.value) {
    if (kind === "picture") element.innerHTML = control.value;
    else if (control.tone === "code") element.replaceChildren(...control.value.trimEnd().split("\n").map(codeLine));
    else setText(element, control.value);
  }
}
/** A line of code, or of a difference. */
function codeLine(/** @type {string} */ line) {
  const isPlace = line.startsWith("@@") || /^(---|\+\+\+) /.test(line);
  const kind = isPlace ? "place" : line.startsWith("+") ? "added" : /^[-−]/.test(line) ? "removed" : "same";
  return html("span", { class: kind }, `${line}\n`);
}
function showRow(/** @type {any} */ element, /** @type {FormRow} */ { label, controls }, /** @type {string} */ section) {
  setText(element.firstChild, label);
  element.firstChild.hidden = !label;
  setAttributes(element, { "data-holds": controls[0]?.kind, role: controls.length > 1 ? "group" : undefined, "aria-label": label || undefined });
  const kindOf = (/** @type {Control} */ { kind, tone = "", multiline = "" }) => `${kind}${tone}${multiline}`;
  const name = [section, label].filter(Boolean).join(", ") || "Value";
  reconcile(element.lastChild, controls, kindOf, makeControl, (child, control, index) =>
    updateControl(child, control, controls.length > 1 ? `${name} ${index + 1}` : name));
}
/** Shows a form. */
export function showForm(/** @type {Element} */ host, /** @type {Form | null | undefined} */ form) {
  const makeSection = () => html("section", {}, html("h3"), html("div", { class: "section" }));
  const makeRow = () => html("div", { class: "row" }, html("span", { class: "label" }), html("div", { class: "controls" }));
  reconcile(host, form?.sections ?? [], () => "section", makeSection, (element, { title, rows }) => {
    setText(element.firstChild, title);
    element.firstChild.hidden = !title;
    reconcile(element.lastChild, rows, () => "row", makeRow, (child, row) => showRow(child, row, title));
  });
}
