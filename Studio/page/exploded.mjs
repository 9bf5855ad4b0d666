// The layers of a board from the side: a flat picture for each depth of the hierarchy, one behind the other.
import { allBoards } from "./canvas.mjs";
import { desk, onSwitch, onUpdate, send } from "./desk.mjs";
import { byId, html, setAttributes, svg } from "./dom.mjs";

const [room3d, stack] = [byId("exploded"), byId("layers")];
const [spacing, firstLayer, lastLayer, wires] = ["spacing", "first-layer", "last-layer", "wires"].map(byId);
const angles = { x: -16, y: 36 };
let boardName = "";
/** Shows the board of what is selected, or the first; or leaves. */
export function toggleLayers() {
  if (closeLayers()) return;
  const [selected] = desk.current?.shown.selection ?? [];
  const boards = [...allBoards().values()];
  boardName = (boards.find(({ data }) => data.ids.includes(selected)) ?? boards[0])?.data.name ?? "";
  lastLayer.max = -1;
  room3d.hidden = false;
  drawLayers();
  room3d.focus();
}
/** Whether there was something to leave. */
export function closeLayers() {
  const wasOpen = !room3d.hidden;
  room3d.hidden = true;
  stack.replaceChildren();
  turnLayers();
  return wasOpen;
}
function drawLayers() {
  if (room3d.hidden) return;
  const board = allBoards().get(boardName);
  if (!board) return closeLayers();
  const { name, depths, left, top, width, height } = board.data;
  const layers = depths.reduce((most, depth) => Math.max(most, depth + 1), 0);
  const attributes = { viewBox: `${-left} ${-top} ${width} ${height}`, width, height, class: "layer" };
  stack.replaceChildren(...Array.from({ length: layers }, () => svg("svg", attributes)));
  depths.forEach((depth, index) => stack.children[depth].append(...copyOf(byId(`${name}v${index}`), index)));
  const scale = Math.min((room3d.clientWidth * 0.5) / width, (room3d.clientHeight * 0.62) / height);
  Object.assign(stack.style, { width: `${width}px`, height: `${height}px`, scale: `${scale} ${scale} ${scale}` });
  if (lastLayer.max !== `${layers - 1}`) {
    for (const [slider, value] of [[firstLayer, 0], [lastLayer, layers - 1]]) Object.assign(slider, { max: layers - 1, value });
  }
  turnLayers();
}
/** A copy of a view's group, without the names in it, and its outline. */
function copyOf(/** @type {SVGGElement | null} */ group, /** @type {number} */ index) {
  if (!group?.firstElementChild) return [];
  const copy = /** @type {SVGGElement} */ (group.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("[id]:not(clipPath)")]) element.removeAttribute("id");
  const { x, y, width, height } = group.getBBox();
  return [svg("g", { class: "layered", "data-index": index }, copy, svg("rect", { class: "frame", x, y, width, height }))];
}
/** Puts the layers where they are seen from the side, and marks what is selected. */
function turnLayers() {
  setAttributes(document.querySelector("[data-tool=layers]"), { "aria-pressed": `${!room3d.hidden}` });
  stack.style.transform = `rotateX(${angles.x}deg) rotateY(${angles.y}deg)`;
  [...stack.children].forEach((layer, depth) => {
    layer.style.transform = `translateZ(${(depth - (stack.children.length - 1) / 2) * spacing.value}px)`;
    layer.style.display = depth >= firstLayer.value && depth <= lastLayer.value ? "" : "none";
  });
  room3d.classList.toggle("wires", wires.checked);
  const [ids, selection] = [allBoards().get(boardName)?.data.ids ?? [], desk.current?.shown.selection ?? []];
  for (const group of stack.querySelectorAll(".layered")) group.classList.toggle("chosen", selection.includes(ids[group.dataset.index]));
}
function grab(/** @type {PointerEvent} */ start) {
  const target = /** @type {Element} */ (start.target);
  if (target.closest(".controls")) return;
  let isClick = true;
  room3d.setPointerCapture(start.pointerId);
  room3d.onpointermove = (/** @type {PointerEvent} */ event) => {
    if (isClick && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 4) return;
    isClick = false;
    angles.x = Math.max(-85, Math.min(85, angles.x - event.movementY * 0.4));
    angles.y += event.movementX * 0.4;
    turnLayers();
  };
  room3d.onlostpointercapture = () => {
    room3d.onpointermove = null;
    const index = target.closest(".layered")?.getAttribute("data-index");
    const ids = index ? [allBoards().get(boardName)?.data.ids[Number(index)]] : [];
    if (isClick) send({ do: "select", ids, mode: "replace" });
  };
}

setAttributes(room3d, { pointerdown: grab, input: turnLayers });
byId("leave-layers").addEventListener("click", closeLayers);
onUpdate("boards", drawLayers);
onUpdate("patches", drawLayers);
onUpdate("selection", turnLayers);
onSwitch(closeLayers);
