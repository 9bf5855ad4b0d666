// An overview of the canvas where not everything is in sight; dragging in it moves the camera.
import { boxAround, boxInSight, camera, jump, onCamera } from "./camera.mjs";
import { allBoards, extent } from "./canvas.mjs";
import { byId, setAttributes, svg } from "./dom.mjs";

const [map, frame, places] = [byId("minimap"), svg("rect", { class: "seen" }), svg("g")];
map.append(places, frame);

function drawMap() {
  const [seen, whole] = [boxInSight(), extent()];
  const all = whole && boxAround([whole, seen]);
  const isAllSeen = !all || (all.width <= seen.width + 1 && all.height <= seen.height + 1);
  map.toggleAttribute("hidden", isAllSeen);
  if (isAllSeen) return;
  setAttributes(map, { viewBox: `${all.x} ${all.y} ${all.width} ${all.height}` });
  setAttributes(frame, seen);
  places.replaceChildren(...[...allBoards().values()].map((board) => svg("rect", { class: "place", ...board.box })));
}
function goThere(/** @type {PointerEvent} */ event) {
  if (event.buttons === 0) return;
  map.setPointerCapture(event.pointerId);
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  const { width, height } = boxInSight();
  camera.isTouched = true;
  jump({ x: x - width / 2, y: y - height / 2, zoom: camera.zoom });
}

onCamera(drawMap);
setAttributes(map, { pointerdown: goThere, pointermove: goThere });
