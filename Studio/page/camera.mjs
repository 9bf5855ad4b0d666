// Which part of the canvas is in sight.
import { byId } from "./dom.mjs";
import { onceAFrame } from "./work.mjs";

const [least, most] = [0.02, 32];
/** How long the way to another place takes, in milliseconds. */
const glideTime = 220;
let bounds = new DOMRect(0, 0, 1, 1);
const listeners = /** @type {(() => void)[]} */ ([]);
const changed = onceAFrame(() => listeners.forEach((listener) => listener()));
let way = /** @type {{from: number[], to: number[], start: number} | undefined} */ (undefined);
/** The point in the upper left corner, pixels per point, and whether a person moved it: it does not move by itself then. */
export const camera = { x: 0, y: 0, zoom: 1, isTouched: false };
/** The smallest box around some; undefined for none. */
export function boxAround(/** @type {Box[]} */ boxes) {
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}
/** What is in sight, in points of the canvas. */
export const boxInSight = () => ({ x: camera.x, y: camera.y, width: bounds.width / camera.zoom, height: bounds.height / camera.zoom });
/** Names what happens at most once a frame when the camera has moved. */
export const onCamera = (/** @type {() => void} */ listener) => listeners.push(listener);

export function measure() {
  bounds = byId("canvas").getBoundingClientRect();
  changed();
}
/** A place of the window as a point of the canvas. */
export const toCanvas = (/** @type {Place} */ { clientX, clientY }) =>
  ({ x: camera.x + (clientX - bounds.left) / camera.zoom, y: camera.y + (clientY - bounds.top) / camera.zoom });

export function jump(/** @type {View} */ { x, y, zoom }) {
  way = undefined;
  Object.assign(camera, { x, y, zoom });
  changed();
}
/** Moves what is in sight by pixels of the screen. */
export function pan(/** @type {number} */ dx, /** @type {number} */ dy) {
  const { x, y, zoom } = camera;
  camera.isTouched = true;
  jump({ x: x - dx / zoom, y: y - dy / zoom, zoom });
}
/** Enlarges to a zoom around a place, or in time around the middle. */
export function enlarge(/** @type {number} */ zoom, /** @type {Place} */ place) {
  const limited = Math.min(most, Math.max(least, zoom));
  const [dx, dy] = place ? [place.clientX - bounds.left, place.clientY - bounds.top] : [bounds.width / 2, bounds.height / 2];
  camera.isTouched = true;
  const move = place ? jump : glide;
  move({ x: camera.x + dx / camera.zoom - dx / limited, y: camera.y + dy / camera.zoom - dy / limited, zoom: limited });
}
/** Shows a box as large as it fits, but not enlarged; in time where a person asks for it. */
export function fit(/** @type {Box | undefined} */ box, /** @type {boolean} */ isSmooth = false) {
  if (!box) return;
  // Room for the names above boards.
  const [side, above, below] = bounds.width < 600 ? [16, 56, 20] : [48, 76, 44];
  const height = bounds.height - above - below;
  const zoom = Math.max(least, Math.min((bounds.width - 2 * side) / box.width, height / box.height, 1));
  const x = box.x + box.width / 2 - bounds.width / 2 / zoom;
  const y = box.y + box.height / 2 - (height / 2 + above) / zoom;
  if (isSmooth) camera.isTouched = true;
  (isSmooth ? glide : jump)({ x, y, zoom });
}
/** Brings a box to the middle, unless all of it is in sight. */
export function revealBox(/** @type {Box | undefined} */ box) {
  if (!box) return;
  const [{ x, y, width, height }, margin] = [boxInSight(), 20 / camera.zoom];
  const isBeside = box.x < x + margin || box.x + box.width > x + width - margin;
  if (!isBeside && box.y >= y + margin && box.y + box.height <= y + height - margin) return;
  camera.isTouched = true;
  glide({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, zoom: camera.zoom });
}
function glide(/** @type {View} */ target) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return jump(target);
  const numbers = (/** @type {View} */ { x, y, zoom }) => [x + bounds.width / 2 / zoom, y + bounds.height / 2 / zoom, Math.log(zoom)];
  way = { from: numbers(camera), to: numbers(target), start: performance.now() };
  glideOn();
}
const glideOn = onceAFrame(() => {
  if (!way) return;
  const { from, to, start } = way;
  const time = Math.min(1, (performance.now() - start) / glideTime);
  const [x, y, logZoom] = from.map((value, index) => value + (to[index] - value) * (1 - (1 - time) ** 3));
  const zoom = Math.exp(logZoom);
  Object.assign(camera, { x: x - bounds.width / 2 / zoom, y: y - bounds.height / 2 / zoom, zoom });
  if (time === 1) way = undefined;
  else glideOn();
  changed();
});

new ResizeObserver(measure).observe(byId("stage"));
