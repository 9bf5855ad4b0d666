// The documents that are open, and the way of messages to the one in sight and of updates to what shows them.
import { delayed } from "./work.mjs";

/** Members that say what happened; the others are kept, so that a document can be shown again after another one. */
const events = new Set(["boards", "removed", "patches", "status", "reveal", "write", "more", "session"]);
/** How long nobody does anything before what waits is drawn, in milliseconds. */
const patience = 120;
const handlers = /** @type {[string, (value: any) => void][]} */ ([]);
const switches = /** @type {((sheet: Sheet) => void)[]} */ ([]);
let isPressed = false;
const rest = delayed(() => !isPressed && send({ do: "rest" }));

export const desk = {
  /** @type {Sheet[]} */
  sheets: [],
  /** @type {Sheet | undefined} */
  current: undefined,
  /** Milliseconds of script from an event to the changed page. */
  timings: /** @type {Record<string, number[]>} */ ({ pointer: [], rest: [], other: [] }),
};
/** Names who shows a member of updates, in the order in which it has to be done. */
export const onUpdate = (/** @type {string} */ member, /** @type {(value: any) => void} */ handler) => handlers.push([member, handler]);
/** Names what happens before another document is shown. */
export const onSwitch = (/** @type {(sheet: Sheet) => void} */ handler) => switches.push(handler);

function tell(/** @type {Update} */ update) {
  for (const [member, handler] of handlers) if (member in update) handler(update[member]);
}
export function complain(/** @type {unknown} */ error) {
  console.error(error);
  tell({ status: { text: error instanceof Error ? error.message : `${error}`, error: true } });
}
export function showSheet(/** @type {Sheet} */ sheet) {
  if (desk.current === sheet) return;
  desk.current = sheet;
  for (const handler of switches) handler(sheet);
  tell(sheet.shown);
  rest(patience);
}
/** Shows what was just opened. */
export function openSheet(/** @type {Session} */ session, /** @type {Source} */ source, /** @type {Update} */ update) {
  document.body.classList.remove("empty");
  desk.sheets.push({ session, source, shown: {}, boards: new Map() });
  showSheet(desk.sheets[desk.sheets.length - 1]);
  receive(update, 0);
}
/** Milliseconds until what still waits is drawn. */
export function receive(/** @type {Update} */ update, /** @type {number} */ delay = patience) {
  const sheet = /** @type {Sheet} */ (desk.current);
  for (const member in update) if (!events.has(member)) sheet.shown[member] = update[member];
  tell(update);
  if (update.more) rest(delay);
}
/** Tells the document in sight something, and shows its answer. */
export function send(/** @type {Message} */ message) {
  if (!desk.current) return;
  const start = performance.now();
  try {
    receive(desk.current.session.send(message), message.do === "rest" ? 0 : patience);
  } catch (error) {
    complain(error);
  }
  (desk.timings[message.do] ?? desk.timings.other).push(performance.now() - start);
}
/** As long as a button is pressed, what waits goes on waiting. */
export function setPressed(/** @type {boolean} */ isDown) {
  if (isPressed && !isDown) rest(patience);
  isPressed = isDown;
}

export const isSaved = (/** @type {Sheet} */ sheet) => sheet.shown.document?.saved ?? true;
