// Several screens side by side, and what breaks at which widths, below the canvas.
import { onSwitch, onUpdate, send } from "./desk.mjs";
import { byId, html, icon, reconcile, setAttributes, setText } from "./dom.mjs";
import { showForm } from "./forms.mjs";

/** Whether there was a preview to be closed. */
export function closePreview() {
  const isOpen = !byId("preview").hidden;
  if (isOpen) send({ do: "popover", kind: "preview" });
  return isOpen;
}
const look = (/** @type {any} */ value) => send({ do: "preview", what: "width", value: Number(value) });
const form = html("div", { class: "form" });
const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", "aria-label": "Width", input: () => look(slider.value) }));
const marks = html("div", { class: "marks", "aria-hidden": "true" });
const progress = html("progress", { max: 1, "aria-label": "Widths that were tried" });
const troubles = html("ul", { class: "troubles" });
const sweep = html("div", { class: "sweep" }, html("label", {}, "Width", slider), marks, progress, troubles);
const panes = html("div", { class: "panes", tabindex: 0 });
const close = html("button", { class: "bare close", title: "Close the preview (Esc)", click: closePreview }, icon("close"));
byId("preview").append(close, html("div", { class: "choices" }, form, sweep), panes);

const makeScreen = () => html("figure", {}, html("figcaption", {}, html("strong"), html("span")), html("img"));
function showScreen(/** @type {any} */ element, /** @type {Pane} */ { title, caption, width, height, svg: drawing }) {
  const [words, image] = element.children;
  setText(words.firstChild, title);
  setText(words.lastChild, caption);
  const font = byId("canvas").getAttribute("font-family");
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${font}">${drawing}</svg>`;
  // As a picture, so that its names are not those of the canvas.
  setAttributes(image, { src: `data:image/svg+xml,${encodeURIComponent(text)}`, alt: `${title}, ${caption}` });
  image.style.aspectRatio = `${width} / ${height}`;
}
function showSweep(/** @type {Sweep} */ { minimum, maximum, value, done, troubles: found }) {
  setAttributes(slider, { min: minimum, max: maximum });
  if (document.activeElement !== slider) slider.value = `${value ?? minimum}`;
  setAttributes(progress, { value: done, hidden: done < 1 ? undefined : "" });
  const share = (/** @type {number} */ width) => `${((width - minimum) / (maximum - minimum)) * 100}%`;
  reconcile(marks, found, () => "mark", () => html("i"), (mark, { from, to, error }) => {
    Object.assign(mark.style, { left: share(from), right: `calc(100% - ${share(Math.min(to + 8, maximum))})` });
    mark.className = error ? "error" : "warning";
  });
  const make = () => html("li", {}, html("button", { class: "link", click: (/** @type {any} */ event) => look(event.currentTarget.value) }));
  reconcile(troubles, found, () => "trouble", make, (item, { from, to, title, error }) => {
    setAttributes(item.firstChild, { value: from, class: error ? "link error" : "link" });
    setText(item.firstChild, `${from === to ? from : `${from}–${to}`}: ${title}`);
  });
}
function showPreview(/** @type {{form: Form, panes: Pane[], sweep?: Sweep} | null} */ preview) {
  byId("preview").hidden = !preview;
  showForm(form, preview?.form);
  reconcile(panes, preview?.panes ?? [], () => "pane", makeScreen, showScreen);
  sweep.hidden = !preview?.sweep;
  if (preview?.sweep) showSweep(preview.sweep);
}

onUpdate("preview", showPreview);
onSwitch(() => showPreview(null));
