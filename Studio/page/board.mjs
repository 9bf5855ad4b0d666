// A scene on the canvas, and the arrow from one to another.
import { html, svg } from "./dom.mjs";

/** The parts of a board, from back to front. */
const parts = /** @type {const} */ (["back", "views", "front", "troubles"]);
/** A board that takes fewer pixels than this has no name above it. */
const leastHeading = 44;

export class Board {
  element = svg("g", { class: "board" }, ...parts.map((part) => svg("g", { class: part })));
  heading = html("div", { class: "heading" }, html("strong"), html("span"));
  /** What each part shows; empty where something else was put into it meanwhile. */
  texts = /** @type {string[]} */ ([]);

  constructor(/** @type {BoardData} */ data) {
    this.data = data;
    this.element.dataset.name = data.name;
    this.show(data);
  }

  show(/** @type {BoardData} */ data) {
    this.data = data;
    this.element.setAttribute("transform", `translate(${data.x} ${data.y})`);
    parts.forEach((part, index) => {
      if (this.texts[index] !== data[part]) this.element.children[index].innerHTML = data[part];
      this.texts[index] = data[part];
    });
    this.heading.firstChild.textContent = data.title;
    this.heading.lastChild.textContent = data.caption;
  }

  get box() {
    const { x, y, left, top, width, height } = this.data;
    return { x: x - left, y: y - top, width, height };
  }
  /** Hides the board where it is out of sight, so that it costs nothing. */
  place(/** @type {Box} */ seen, /** @type {number} */ zoom) {
    const { x, y, width, height } = this.box;
    const margin = 60 / zoom;
    const isBeside = x > seen.x + seen.width + margin || x + width < seen.x - margin;
    const display = isBeside || y > seen.y + seen.height + margin || y + height < seen.y - margin ? "none" : "";
    this.element.style.display = display;
    const transform = `translate(${x * zoom}px, ${y * zoom}px) translateY(-100%)`;
    const opacity = Math.min(1, Math.max(0, (width * zoom - leastHeading) / 30));
    Object.assign(this.heading.style, { display, transform, maxWidth: `${width * zoom}px`, opacity });
  }
}
/** The arrow of a segue, or the one into a storyboard. */
export function arrow(/** @type {Link} */ { title, initial, x1, y1, x2, y2 }) {
  const isLevel = Math.abs(x2 - x1) >= Math.abs(y2 - y1);
  const bend = (isLevel ? x2 - x1 : y2 - y1) / 2;
  const [c1, c2] = isLevel ? [`${x1 + bend} ${y1}`, `${x2 - bend} ${y2}`] : [`${x1} ${y1 + bend}`, `${x2} ${y2 - bend}`];
  const angle = isLevel ? (x2 < x1 ? 180 : 0) : y2 < y1 ? -90 : 90;
  const curve = svg("path", { class: "way", d: `M${x1} ${y1}C${c1} ${c2} ${x2} ${y2}` });
  const head = svg("path", { class: "head", d: "M0 0L-11 -6V6z" });
  head.style.transform = `translate(${x2}px, ${y2}px) rotate(${angle}deg) scale(min(4, var(--unit)))`;
  const label = svg("text", { class: "name", y: -7 }, title ?? "");
  label.style.transform = `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2}px) scale(var(--unit))`;
  return svg("g", { class: initial ? "link initial" : "link" }, curve, head, label);
}
