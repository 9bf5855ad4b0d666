// What was put off and is not done yet, so that whoever tests the page can wait for it.

let pending = 0;
/** An action that happens in the next frame, once, however often it is asked for until then. */
export function onceAFrame(/** @type {() => void} */ action) {
  let planned = 0;
  const run = () => {
    [planned, pending] = [0, pending - 1];
    action();
  };
  return () => {
    if (planned === 0) [planned, pending] = [requestAnimationFrame(run), pending + 1];
  };
}
/** An action that happens some milliseconds after it was asked for last. */
export function delayed(/** @type {() => void} */ action) {
  let timer = 0;
  const run = () => {
    [timer, pending] = [0, pending - 1];
    action();
  };
  return (/** @type {number} */ milliseconds) => {
    if (timer === 0) pending += 1;
    clearTimeout(timer);
    timer = window.setTimeout(run, milliseconds);
  };
}
/** Counts a promise as pending until it is settled. */
export function awaited(/** @type {Promise<any>} */ promise) {
  pending += 1;
  return promise.finally(() => (pending -= 1));
}
/** Resolves when nothing is pending, and what was drawn last is on the screen. */
export async function idle() {
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (pending > 0);
}
