// The tree of scenes, views and constraints. Only rows in sight are elements: a document can have thousands.
import { showSelected } from "./canvas.mjs";
import { onUpdate, send } from "./desk.mjs";
import { byId, html, icon, reconcile, setAttributes, setText } from "./dom.mjs";
import { onceAFrame } from "./work.mjs";

const rowHeight = 24;
const [tree, filter] = [byId("tree"), byId("filter")];
const room = tree.firstElementChild;
let rows = /** @type {OutlineRow[]} */ ([]);
/** The positions of rows that are neither folded away nor filtered out. */
let visible = /** @type {number[]} */ ([]);
let chosen = /** @type {Set<string>} */ (new Set());
/** Rows that are folded otherwise than at first. */
const turned = /** @type {Set<string>} */ (new Set());
/** The key of the row that the arrows go on from. */
let active = "";
const drawSoon = onceAFrame(drawRows);
/** What tells a row from others: a folder of constraints may have the id of its view. */
const keyOf = (/** @type {OutlineRow} */ row) => `${row.kind === "constraints"} ${row.id}`;

const isFolder = (/** @type {number} */ position) => (rows[position + 1]?.depth ?? 0) > rows[position].depth;
const isFolded = (/** @type {OutlineRow} */ row) => (row.kind === "constraints") !== turned.has(keyOf(row));

function turn(/** @type {OutlineRow} */ row) {
  if (!turned.delete(keyOf(row))) turned.add(keyOf(row));
  arrange();
}
function showSelection(/** @type {string[]} */ ids) {
  const last = `false ${ids[ids.length - 1]}`;
  chosen = new Set(ids);
  if (ids.length > 0 && last !== active) {
    active = last;
    // Everything that the row is in is opened.
    let position = rows.findIndex((row) => keyOf(row) === active);
    for (let depth = rows[position]?.depth; position >= 0; position--) {
      if (rows[position].depth >= depth) continue;
      depth = rows[position].depth;
      if (isFolded(rows[position])) turn(rows[position]);
    }
  }
  arrange();
  scrollToActive();
}
function showRows(/** @type {OutlineRow[]} */ list) {
  rows = list;
  arrange();
}
/** Finds out which rows there are to be seen. */
function arrange() {
  const wanted = filter.value.trim().toLowerCase();
  visible = [];
  if (wanted) {
    // From the end, so that what a match is in comes after it.
    for (let position = rows.length - 1, depth = 0; position >= 0; position--) {
      const { title, detail, id, depth: its } = rows[position];
      if (its >= depth && !`${title} ${detail} ${id}`.toLowerCase().includes(wanted)) continue;
      depth = its;
      visible.unshift(position);
    }
  } else {
    let folded = Infinity;
    rows.forEach((row, position) => {
      if (row.depth > folded) return;
      visible.push(position);
      folded = isFolded(row) && isFolder(position) ? row.depth : Infinity;
    });
  }
  room.style.height = `${visible.length * rowHeight}px`;
  drawSoon();
}
function drawRows() {
  const first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - 4);
  const positions = visible.slice(first, first + Math.ceil(tree.clientHeight / rowHeight) + 8);
  const kindOf = (/** @type {number} */ position) => rows[position].kind;
  reconcile(room, positions, kindOf, (position) => makeRow(kindOf(position)), (element, position, index) => {
    const row = rows[position];
    const [isOpen, isActive] = [isFolder(position) && `${!isFolded(row)}`, keyOf(row) === active && "true"];
    const isChosen = chosen.has(row.id) && row.kind !== "constraints";
    const title = row.state ? `${row.title}: ${row.state}` : `${row.title} ${row.detail}`;
    setAttributes(element, { id: `row-${position}`, title, "data-position": position, "data-state": row.state, "data-active": isActive });
    setAttributes(element, { "aria-level": row.depth + 1, "aria-selected": `${isChosen}`, "aria-expanded": isOpen });
    setAttributes(element, { "aria-setsize": visible.length, "aria-posinset": first + index + 1 });
    element.style.transform = `translateY(${(first + index) * rowHeight}px)`;
    element.style.setProperty("--depth", row.depth);
    setText(element.children[2], row.title);
    setText(element.children[3], row.detail);
  });
  setAttributes(tree, { "aria-activedescendant": room.querySelector("[data-active]")?.id });
}
function makeRow(/** @type {string} */ kind) {
  const [name, detail, state] = ["name", "detail", "state"].map((part) => html("span", { class: part }));
  const [fold, sign] = [html("span", { class: "fold" }, icon("chevron")), html("span", { class: "kind" }, icon(kind))];
  return html("div", { role: "treeitem", class: "outline-row" }, fold, sign, name, detail, state);
}
/** Where the active row is among those that are to be seen. */
const activePlace = () => visible.findIndex((position) => keyOf(rows[position]) === active);

function scrollToActive() {
  const top = activePlace() * rowHeight;
  if (top >= 0) tree.scrollTop = Math.min(top, Math.max(tree.scrollTop, top + rowHeight - tree.clientHeight));
}
function choose(/** @type {OutlineRow | undefined} */ row, /** @type {string} */ mode) {
  if (!row) return;
  active = keyOf(row);
  // Without a mode only the mark goes there, as whoever selects several by keys needs it.
  if (row.kind !== "constraints" && mode !== "none") return send({ do: "select", ids: [row.id], mode });
  scrollToActive();
  drawSoon();
}
function click(/** @type {MouseEvent} */ event) {
  const target = /** @type {Element} */ (event.target);
  const element = /** @type {HTMLElement | null} */ (target.closest(".outline-row"));
  if (!element) return;
  const row = rows[Number(element.dataset.position)];
  if (target.closest(".fold") || row.kind === "constraints") turn(row);
  else choose(row, event.metaKey || event.ctrlKey ? "toggle" : event.shiftKey ? "add" : "replace");
}
function keydown(/** @type {KeyboardEvent} */ event) {
  const at = activePlace();
  const rowAt = (/** @type {number} */ place) => rows[visible[place]];
  const row = rowAt(at);
  const isOpen = row && isFolder(visible[at]) && !isFolded(row);
  const isAway = event.ctrlKey || event.metaKey;
  let parent = at - 1;
  while (row && parent >= 0 && rowAt(parent).depth >= row.depth) parent -= 1;
  const ways = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: visible.length - 1, ArrowLeft: parent, ArrowRight: at + 1 };
  const way = ways[/** @type {"Home"} */ (event.key)];
  if (["Delete", "Backspace", "Enter"].includes(event.key)) send({ do: "key", key: event.key, mods: [] });
  else if (event.key === " ") choose(row, "toggle");
  else if (way === undefined) return;
  else if (isOpen && event.key === "ArrowLeft") turn(row);
  else if (event.key !== "ArrowRight" || isOpen) choose(rowAt(way), isAway ? "none" : event.shiftKey ? "add" : "replace");
  else if (row && isFolder(visible[at])) turn(row);
  event.preventDefault();
}

onUpdate("outline", showRows);
onUpdate("selection", showSelection);
setAttributes(tree, { scroll: drawSoon, click, dblclick: showSelected, keydown });
filter.addEventListener("input", arrange);
new ResizeObserver(drawSoon).observe(tree);
