// What a pointer does on the canvas: it moves the camera, or it is passed on.
import { camera, enlarge, measure, pan, toCanvas } from "./camera.mjs";
import { send, setPressed } from "./desk.mjs";
import { byId, setAttributes } from "./dom.mjs";
import { onceAFrame } from "./work.mjs";

/** Within this time and distance another press counts as a double click. */
const [doubleTime, doubleReach] = [400, 5];
const view = byId("canvas");
let mode = /** @type {"none" | "pan" | "edit" | "pinch"} */ ("none");
const fingers = /** @type {Map<number, PointerEvent>} */ (new Map());
let lastEvent = /** @type {any} */ (undefined);
/** The press before, and one that a finger may still mean as a tap. */
let [lastPress, tap] = /** @type {(PointerEvent | undefined)[]} */ ([]);
let [clicks, isSpaceDown, showsDistances, trackpadScale] = [0, false, false, 1];
const passMove = onceAFrame(() => (mode === "edit" || mode === "none") && pass(lastEvent, "move"));
/** Where the pointer was pressed or let go last, anywhere in the page, and whether the next drag makes a constraint, as one with Control does. */
export const pointer = { clientX: innerWidth / 2, clientY: innerHeight / 3, isConnecting: false };

export function setConnecting(/** @type {boolean} */ isConnecting) {
  view.classList.toggle("connecting", isConnecting);
  document.querySelector("[data-tool=connect]")?.setAttribute("aria-pressed", `${isConnecting}`);
  return (pointer.isConnecting = isConnecting);
}
export function modifiersOf(/** @type {MouseEvent | KeyboardEvent} */ event) {
  return [event.shiftKey && "shift", event.altKey && "alt", event.ctrlKey && "ctrl", event.metaKey && "meta"].filter(Boolean);
}
const distance = (/** @type {Place} */ a, /** @type {Place} */ b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

function setMode(/** @type {"none" | "pan" | "edit" | "pinch"} */ next) {
  mode = view.dataset.mode = next;
  setPressed(mode !== "none");
}
function pass(/** @type {PointerEvent} */ event, /** @type {string} */ phase) {
  const mods = modifiersOf(event);
  // The other button makes a constraint too, as in Interface Builder.
  const isOther = event.button === 2 || (event.buttons & 2) !== 0;
  if ((pointer.isConnecting || isOther) && mode === "edit" && !event.ctrlKey) mods.push("ctrl");
  send({ do: "pointer", phase, ...toCanvas(event), mods, count: clicks });
}
function startEdit(/** @type {PointerEvent} */ event) {
  const isDouble = lastPress && distance(lastPress, event) < doubleReach && event.timeStamp - lastPress.timeStamp < doubleTime;
  clicks = isDouble ? clicks + 1 : 1;
  lastPress = event;
  setMode("edit");
  pass(event, "down");
}
const notePlace = (/** @type {any} */ event) => ([pointer.clientX, pointer.clientY] = [event.clientX, event.clientY]);
function pressed(/** @type {PointerEvent} */ event) {
  event.preventDefault();
  // A field that has the focus is done with what was written before the selection changes.
  view.focus({ preventScroll: true });
  view.setPointerCapture(event.pointerId);
  measure();
  fingers.set(event.pointerId, event);
  lastEvent = event;
  const isFinger = event.pointerType === "touch";
  const isHandle = /** @type {Element} */ (event.target).closest(".handle, .edge") !== null;
  if (fingers.size > 1) {
    if (mode === "edit") pass(event, "cancel");
    tap = undefined;
    setMode("pinch");
  } else if (event.button === 1 || isSpaceDown || (isFinger && !isHandle && !pointer.isConnecting)) {
    // A finger moves the canvas, unless what it is on can only be dragged.
    if (isFinger) tap = event;
    setMode("pan");
  } else startEdit(event);
}
function moved(/** @type {PointerEvent} */ event) {
  const before = fingers.get(event.pointerId);
  lastEvent = event;
  if (!before) {
    // With Alt the session tells how far what is under the pointer is away.
    if (event.altKey || showsDistances) passMove();
    showsDistances = event.altKey;
    return;
  }
  if (tap && distance(tap, event) < 8) return;
  tap = undefined;
  fingers.set(event.pointerId, event);
  if (mode === "edit") return passMove();
  const share = mode === "pinch" ? 2 : 1;
  pan((event.clientX - before.clientX) / share, (event.clientY - before.clientY) / share);
  const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
  if (mode !== "pinch" || !other) return;
  const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
  enlarge((camera.zoom * distance(event, other)) / Math.max(1, distance(before, other)), middle);
}
function released(/** @type {PointerEvent} */ event) {
  if (!fingers.delete(event.pointerId)) return;
  lastEvent = event;
  const isUp = event.type === "pointerup";
  if (tap && isUp) startEdit(event);
  tap = undefined;
  if (mode === "edit") {
    pass(event, isUp ? "up" : "cancel");
    setConnecting(false);
  }
  setMode(fingers.size > 0 ? "pan" : "none");
}
function wheel(/** @type {WheelEvent} */ event) {
  event.preventDefault();
  const unit = [1, 16, innerHeight][event.deltaMode];
  if (!event.ctrlKey && !event.metaKey) return pan(-event.deltaX * unit, -event.deltaY * unit);
  // A wheel's notch is many times what a trackpad says of two fingers.
  enlarge(camera.zoom * Math.exp(Math.max(-25, Math.min(25, -event.deltaY * unit)) * 0.01), event);
}
function heldKey(/** @type {KeyboardEvent} */ event) {
  const isDown = event.type === "keydown";
  if (event.key === " ") {
    if (isDown) event.preventDefault();
    isSpaceDown = isDown;
    view.classList.toggle("grabbable", isDown);
  } else if (event.key === "Alt" && !isDown && showsDistances) {
    event.preventDefault();
    showsDistances = false;
    send({ do: "pointer", phase: "move", ...toCanvas(lastEvent), mods: [], count: 0 });
  }
}
/** Safari tells of two fingers on a trackpad by events of its own. */
function trackpad(/** @type {any} */ event) {
  event.preventDefault();
  if (event.type === "gesturechange" && fingers.size === 0) enlarge(camera.zoom * (event.scale / trackpadScale), event);
  trackpadScale = event.scale;
}

setAttributes(view, { pointerdown: pressed, pointermove: moved, pointerup: released, pointercancel: released, keydown: heldKey });
setAttributes(view, { gesturestart: trackpad, gesturechange: trackpad, contextmenu: (/** @type {Event} */ event) => event.preventDefault() });
view.addEventListener("wheel", wheel, { passive: false });
addEventListener("keyup", heldKey);
for (const name of ["pointerdown", "pointerup"]) addEventListener(name, notePlace, { capture: true });
