// Boards, arrows and what lies over them, as elements; an update changes only those that it names.
import { arrow, Board } from "./board.mjs";
import { boxAround, boxInSight, camera, fit, jump, onCamera, revealBox, toCanvas } from "./camera.mjs";
import { desk, onSwitch, onUpdate, send } from "./desk.mjs";
import { byId, svg } from "./dom.mjs";
import { delayed, idle } from "./work.mjs";

let toldZoom = 0;
const tellZoom = delayed(() => send({ do: "camera", zoom: camera.zoom }));
/** The boards of the document in sight, by their names. */
export const allBoards = () => desk.current?.boards ?? /** @type {Map<string, Board>} */ (new Map());
/** The box around all boards. */
export const extent = () => boxAround([...allBoards().values()].map((board) => board.box));
/** Puts everything where the camera sees it. */
function placeAll() {
  const { x, y, zoom } = camera;
  if (desk.current) desk.current.view = { ...camera };
  byId("world").setAttribute("transform", `scale(${zoom}) translate(${-x} ${-y})`);
  byId("headings").style.transform = `translate(${-x * zoom}px, ${-y * zoom}px)`;
  const seen = boxInSight();
  for (const board of allBoards().values()) board.place(seen, zoom);
  if (zoom === toldZoom) return;
  byId("world").style.setProperty("--unit", `${1 / zoom}`);
  // The names of arrows would lie over boards.
  byId("world").classList.toggle("far", zoom < 0.6);
  toldZoom = zoom;
  tellZoom(80);
}
function showBoards(/** @type {BoardData[]} */ list) {
  for (const data of list) {
    const shown = allBoards().get(data.name);
    shown?.show(data);
    if (shown) continue;
    const board = new Board(data);
    allBoards().set(data.name, board);
    byId("boards").append(board.element);
    byId("headings").append(board.heading);
  }
  if (!camera.isTouched) fit(extent());
  placeAll();
  // After the frame that has the first picture: milliseconds since the page began to load.
  requestAnimationFrame(() => setTimeout(() => (desk.timings.firstPicture ??= [performance.now()])));
}
function removeBoard(/** @type {string} */ name) {
  const board = allBoards().get(name);
  board?.element.remove();
  board?.heading.remove();
  allBoards().delete(name);
}
function applyPatches(/** @type {{name: string, svg: string}[]} */ patches) {
  // Read together: to begin reading takes longer than one view does.
  const read = svg("g");
  read.innerHTML = patches.map((patch) => `<g>${patch.svg}</g>`).join("");
  patches.forEach(({ name }, index) => {
    const element = byId(name);
    const part = element?.closest(".board > g");
    if (!part) return;
    const board = allBoards().get(part.parentElement.dataset.name);
    if (board) board.texts[[...part.parentElement.children].indexOf(part)] = "";
    element.replaceWith(...read.children[index].children);
  });
}
/** Where something is that is selected, or a board, by its name. */
function boxOf(/** @type {string} */ id) {
  const board = allBoards().get(id);
  // A view that is to be seen because of what is selected has no frame of its own over the canvas.
  const marks = [id, ...(desk.current?.shown.selection ?? [])].flatMap((name) => [byId(`sel-${name}`), byId(`k-${name}`)]);
  const bounds = marks.find(Boolean)?.getBoundingClientRect();
  if (board || !bounds) return board?.box;
  const { x, y } = toCanvas({ clientX: bounds.left, clientY: bounds.top });
  return { x, y, width: bounds.width / camera.zoom, height: bounds.height / camera.zoom };
}
/** Shows what was selected last, as large as it fits. */
export const showSelected = () => fit(boxOf(desk.current?.shown.selection?.at(-1)), true);

/** For whoever measures or tests the page. */
Object.assign(window, { plumb: { timings: desk.timings, idle, desk, camera } });
onCamera(placeAll);
new ResizeObserver(() => camera.isTouched || fit(extent())).observe(byId("stage"));
onSwitch(({ boards, view }) => {
  byId("boards").replaceChildren(...[...boards.values()].map((board) => board.element));
  byId("headings").replaceChildren(...[...boards.values()].map((board) => board.heading));
  for (const id of ["links", "overlay"]) byId(id).replaceChildren();
  toldZoom = 0;
  camera.isTouched = view?.isTouched ?? false;
  if (view) jump(view);
});
onUpdate("removed", (names) => names.forEach(removeBoard));
onUpdate("boards", showBoards);
onUpdate("patches", applyPatches);
onUpdate("links", (links) => byId("links").replaceChildren(...links.map(arrow)));
onUpdate("overlay", (text) => (byId("overlay").innerHTML = text));
onUpdate("reveal", (id) => revealBox(boxOf(id)));
