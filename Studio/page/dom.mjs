// Elements, made and changed in few words.
/** Whether shortcuts are written and pressed as on a Mac. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
/** An element of index.html. */
export const byId = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
/** Sets attributes; false and undefined remove them, functions become listeners. */
export function setAttributes(/** @type {any} */ element, /** @type {any} */ attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === undefined || value === false) element.removeAttribute(name);
    // An attribute that is set to what it has costs a style recalculation all the same.
    else if (element.getAttribute(name) !== `${value}`) element.setAttribute(name, `${value}`);
  }
  return element;
}

const maker = (/** @type {string} */ space) =>
  (/** @type {string} */ tag, /** @type {any} */ attributes = {}, /** @type {(Node | string)[]} */ ...children) => {
    const element = setAttributes(document.createElementNS(space, tag), attributes);
    element.append(...children);
    return element;
  };
export const html = maker("http://www.w3.org/1999/xhtml");
export const svg = maker("http://www.w3.org/2000/svg");
/** One of the symbols of index.html. */
export const icon = (/** @type {string} */ name) => svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));
/** Changes text only where it differs, so that what is selected in it stays. */
export function setText(/** @type {Element} */ element, /** @type {string} */ text) {
  if (element.textContent !== text) element.textContent = text;
}
/** Makes the children of an element fit a list; a child of the same kind stays in its place. */
export const reconcile = /** @type {Reconcile} */ ((parent, items, kindOf, make, update) => {
  items.forEach((item, index) => {
    let child = /** @type {HTMLElement | undefined} */ (parent.children[index]);
    const kind = kindOf(item);
    if (child?.dataset.kind !== kind) {
      child?.remove();
      child = make(item);
      child.dataset.kind = kind;
      parent.insertBefore(child, parent.children[index] ?? null);
    }
    update(child, item, index);
  });
  while (parent.children.length > items.length) parent.lastElementChild?.remove();
});
/** Lets the arrow keys go from button to button; the one with the focus is where Tab comes back to. */
export function rove(/** @type {HTMLElement} */ list, /** @type {boolean} */ clicks = false) {
  list.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const stops = [...list.querySelectorAll("button")].filter((button) => !button.disabled && button.getClientRects().length > 0);
    const at = stops.indexOf(/** @type {any} */ (document.activeElement));
    if (step === 0 || at < 0) return;
    const next = stops[(at + step + stops.length) % stops.length];
    for (const button of stops) button.tabIndex = button === next ? 0 : -1;
    next.focus();
    if (clicks) next.click();
  });
}
