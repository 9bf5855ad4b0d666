// The studio's page as somebody in front of it uses it: finds things by what they are called, and clicks on them.

/** A fault of the page; a check goes on with the next document. */
export class Fault extends Error {}
export function expect(/** @type {any} */ isSo, /** @type {string} */ otherwise) {
  if (!isSo) throw new Fault(otherwise);
}

export class Desk {
  constructor(/** @type {import("./browser.mjs").Browser} */ browser) {
    this.browser = browser;
  }
  /** Loads a page, and waits until it shows all that it has. */
  async load(/** @type {string} */ address) {
    await this.browser.go("about:blank");
    await this.browser.complaints();
    await this.browser.go(address);
    await this.idle();
  }

  idle() {
    return this.browser.run(async () => {
      while (!("plumb" in window)) await new Promise((resolve) => setTimeout(resolve, 5));
      await /** @type {any} */ (window).plumb.idle();
    });
  }
  /** Opens one of the documents that the list of the server's files has. */
  async open(/** @type {string} */ name) {
    const isThere = await this.browser.run((name) => {
      const file = /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(".file")].find((row) => row.getAttribute("data-name") === name));
      file?.click();
      return file !== undefined;
    }, name);
    expect(isThere, `The list of files lacks ${name}.`);
    await this.idle();
  }
  /** What the session told the page last. */
  shown() {
    return this.browser.run(() => {
      const { document, issues, selection, outline } = /** @type {any} */ (window).plumb.desk.current?.shown ?? {};
      return { document, issues, selection, rows: outline?.length ?? 0, status: window.document.querySelector("#status")?.textContent };
    });
  }
  /** The bytes of the document as they are now. */
  async bytes() {
    const text = await this.browser.run(() => {
      const bytes = /** @type {any} */ (window).plumb.desk.current.session.bytes();
      let text = "";
      for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    });
    return Buffer.from(text, "base64");
  }
  /** The drawings of all boards, as the page has them. */
  picture() {
    return this.browser.run(() => [...document.querySelectorAll("#boards .board")].map((board) => board.outerHTML.replace(/ style="[^"]*"/g, "")).sort().join("\n"));
  }
  /** The middle of the first element that fits and can be seen, where a title is given the one with that title. */
  async middle(/** @type {string} */ selector, /** @type {string} */ title = "") {
    const place = await this.browser.run((selector, title) => {
      const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
      const element = all.find((one) => !title || (one.getAttribute("aria-label") ?? one.textContent?.trim()) === title || one.textContent?.trim() === title);
      element?.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = element?.getBoundingClientRect();
      return box && [box.x + box.width / 2, box.y + box.height / 2];
    }, selector, title);
    expect(place, `The page shows no “${title || selector}”.`);
    return /** @type {number[]} */ (place);
  }

  async click(/** @type {string} */ selector, /** @type {string} */ title = "") {
    await this.browser.press([await this.middle(selector, title)]);
    await this.idle();
  }
  /** Selects the first view of a kind by its row in the outline, and has the keys go to the canvas. */
  async selectFirst(/** @type {string} */ kind) {
    await this.click("#tab-outline");
    await this.browser.run((kind) => {
      const row = [...document.querySelectorAll(".outline-row")].find((one) => one.querySelector(".detail")?.textContent === kind);
      /** @type {any} */ (row ?? document.querySelector(".outline-row:nth-child(3)"))?.click();
      document.getElementById("canvas")?.focus();
    }, kind);
    await this.idle();
  }
  /** Where a point of the canvas is in the window. */
  inWindow(/** @type {number} */ x, /** @type {number} */ y) {
    return this.browser.run((x, y) => {
      const { camera } = /** @type {any} */ (window).plumb;
      const { left, top } = /** @type {any} */ (document.querySelector("#canvas")).getBoundingClientRect();
      return [left + (x - camera.x) * camera.zoom, top + (y - camera.y) * camera.zoom];
    }, x, y);
  }

  async type(/** @type {string[]} */ ...names) {
    await this.browser.type(...names);
    await this.idle();
  }
  /** Says what of the page's console no page should say. */
  async checkConsole() {
    const complaints = await this.browser.complaints();
    expect(complaints.length === 0, `The console says: ${complaints.join(" | ")}`);
  }
}
