// What somebody does who tries everything: clicks, drags, keys, fields and buttons, by chance.
import { Random } from "./sample.mjs";

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((name) => name.slice(5));
const canvasKeys = [...keys, ...keys.map((name) => `Shift+${name}`), ...keys.map((name) => `Alt+${name}`), "Tab", "Shift+Tab", "Enter", "Escape", "Delete", "3", "0", "+"];
/** Tools that open what belongs to the system, or write. */
const leftOut = ["files", "save", "left", "right"];

/** The places of what can be used, in the window. @typedef {{x: number, y: number, kind: string, text: string}} Spot */
/** Runs in the page: the places of elements that are in sight and not covered. */
function spotsOf(/** @type {string} */ selector, /** @type {string[]} */ without) {
  const spots = [];
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || without.includes(/** @type {any} */ (element).dataset.tool) || element.textContent?.trim() === "Save") continue;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [x, y] = [(left + right) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
    const top = document.elementFromPoint(x, y);
    const isOn = top && (element.contains(top) || top.contains(element) || top.closest("#canvas") === element.closest("svg"));
    if (isOn && !(/** @type {any} */ (element).disabled)) spots.push({ x, y, kind: /** @type {any} */ (element).type ?? element.localName, text: element.textContent ?? "" });
  }
  return spots;
}

export class Monkey {
  constructor(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {number} */ seed) {
    this.desk = desk;
    this.browser = desk.browser;
    this.random = new Random(seed);
    /** What was done, for whoever wants to do it again. */
    this.diary = /** @type {string[]} */ ([]);
  }

  spots(/** @type {string} */ selector) {
    return /** @type {Promise<Spot[]>} */ (this.browser.run(spotsOf, selector, leftOut));
  }

  async act() {
    const ways = [this.click, this.click, this.drag, this.drag, this.pullHandle, this.connect, this.canvasKey, this.canvasKey, this.useTool, this.useForm, this.useForm, this.useForm, this.choose, this.choose, this.zoom];
    const way = this.random.one(ways);
    this.diary.push(way.name);
    await way.call(this);
  }

  note(/** @type {any[]} */ ...words) {
    this.diary[this.diary.length - 1] += ` ${words.map((word) => (typeof word === "string" ? word.trim().slice(0, 40) : JSON.stringify(word))).join(" ")}`;
  }

  async aView() {
    const views = await this.spots("#boards .view");
    return views.length > 0 ? this.random.one(views) : { x: 700, y: 400, kind: "", text: "" };
  }

  async click() {
    const { x, y } = await this.aView();
    const [mods, count] = [this.random.next() < 0.3 ? ["Shift"] : [], this.random.next() < 0.15 ? 2 : 1];
    this.note([x, y], mods, count);
    await this.browser.press([[x, y]], { mods, count });
  }
  /** Places on a way that begins somewhere. */
  wayFrom(/** @type {Spot} */ { x, y }, reach = 160) {
    const places = [[x, y]];
    for (let step = this.random.below(4) + 1; step > 0; step--) places.push([x + (this.random.next() - 0.5) * reach, y + (this.random.next() - 0.5) * reach]);
    return places.map(([x, y]) => [Math.max(280, Math.min(1130, x)), Math.max(60, Math.min(680, y))]);
  }

  async drag() {
    const places = this.wayFrom(await this.aView());
    const mods = this.random.one([[], [], [], ["Shift"], ["Alt"], ["Meta"]]);
    this.note(places, mods);
    await this.browser.press(places, { mods });
  }

  async pullHandle() {
    const handles = await this.spots("#overlay .handle, #overlay .edge");
    if (handles.length === 0) return;
    const places = this.wayFrom(this.random.one(handles), 100);
    this.note(places);
    await this.browser.press(places);
  }

  async connect() {
    const [from, to] = [await this.aView(), await this.aView()];
    this.note(from, to);
    await this.browser.press([[from.x, from.y], [(from.x + to.x) / 2, (from.y + to.y) / 2], [to.x, to.y]], { mods: ["Control"] });
    await this.useForm("#popover-form");
  }

  async canvasKey() {
    await this.browser.run(() => document.getElementById("canvas")?.focus());
    const name = this.random.one(canvasKeys);
    this.note(name);
    await this.browser.type(name);
  }

  async useTool() {
    const tools = await this.spots("#toolbar button");
    const { x, y, text } = this.random.one(tools);
    this.note(text);
    await this.browser.press([[x, y]]);
  }
  /** Rows of the lists on the left, and tabs. */
  async choose() {
    const rows = await this.spots("#left .outline-row, #left .fold, #left .issue, #left-tabs button:not(#tab-files), #inspector-tabs button, .layered, #overlay .constraint");
    if (rows.length === 0) return;
    const { x, y, text } = this.random.one(rows);
    const mods = this.random.next() < 0.25 ? ["Shift"] : [];
    this.note(text, mods);
    await this.browser.press([[x, y]], { mods });
  }

  async zoom() {
    const [x, y, deltaY] = [400 + this.random.below(600), 150 + this.random.below(400), (this.random.next() - 0.5) * 60];
    this.note(deltaY);
    await this.browser.act(["Control"], [{ type: "wheel", id: "wheel", actions: [{ type: "scroll", x, y, deltaX: 0, deltaY: Math.round(deltaY) }] }]);
  }
  /** A field or a button of a panel, the inspector, what is around, or the layers. */
  async useForm(/** @type {string} */ where = ":is(#popover, #inspector, #surroundings, #exploded .controls)") {
    const controls = await this.spots(`${where} :is(input, select, textarea, button)`);
    if (controls.length === 0) return;
    const { x, y, kind, text } = this.random.one(controls);
    const number = this.random.one([0, 1, 8, 16.5, 20, 44, 250, 999, 1000, -12, this.random.below(400)]);
    this.note(kind, text, number);
    if (kind.startsWith("select") || kind === "range") return this.browser.run(setValue, x, y, this.random.next());
    await this.browser.press([[x, y]]);
    if (kind !== "text" && kind !== "textarea" && kind !== "search") return;
    await this.browser.type("Control+a");
    await this.browser.write(`${number}`);
    await this.browser.type("Enter");
  }
}
/** Runs in the page: chooses in a menu, or puts a slider somewhere. */
function setValue(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ share) {
  const element = /** @type {any} */ (document.elementFromPoint(x, y))?.closest("select, input");
  if (!element) return;
  const options = element.options;
  element.value = options ? options[Math.floor(share * options.length)]?.value : Number(element.min) + share * (element.max - element.min);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}
