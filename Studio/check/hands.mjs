// Somebody who works with a mouse, and somebody who has only keys.
import { expect } from "./desk.mjs";

/** @typedef {{id: string, name: string, frame: number[]}} View */
export class MouseHand {
  constructor(/** @type {import("./desk.mjs").Desk} */ desk) {
    this.desk = desk;
  }
  /** The middle of a view of the first scene, in the window. */
  async place(/** @type {View} */ { frame: [x, y, width, height] }) {
    const board = await this.desk.browser.run(() => /** @type {any} */ (window).plumb.desk.current.boards.values().next().value.data);
    return this.desk.inWindow(board.x + x + width / 2, board.y + y + height / 2);
  }

  async select(/** @type {View[]} */ views) {
    for (const [index, view] of views.entries()) {
      // A view that is selected together with others is clicked out of them first.
      if (index === 0) await this.desk.browser.press([[290, 400]]);
      await this.desk.browser.press([await this.place(view)], { mods: index > 0 ? ["Shift"] : [] });
    }
    await this.desk.idle();
  }

  tool(/** @type {string} */ name) {
    return this.desk.click("#toolbar button", name);
  }
  /** Opens a panel, ticks or writes what is named, and presses its button; a name that is a button's is pressed. */
  async usePanel(/** @type {string} */ panel, /** @type {string[]} */ names) {
    await this.tool(panel);
    for (const name of names) {
      const [title, number] = /\d$/.test(name) ? name.split(" ") : [name];
      if (panel === "Resolve") return this.desk.click("#popover-form button", name);
      if (number) await this.write(title, number);
      else await this.desk.click("#popover-form .toggle", title);
    }
    await this.desk.click("#popover-form button:is(.prominent, :not(.x))", await this.addTitle());
  }
  /** What the button says that adds constraints. */
  async addTitle() {
    const title = await this.desk.browser.run(() => [...document.querySelectorAll("#popover-form button")].find((button) => /^Add \d/.test(button.textContent ?? ""))?.textContent);
    expect(title, "The panel has no button that adds constraints.");
    return title;
  }

  async write(/** @type {string} */ title, /** @type {string} */ number) {
    const field = await this.desk.browser.run((title) => {
      const row = [...document.querySelectorAll("#popover-form .row")].find((row) => row.querySelector(".toggle")?.textContent?.trim() === title);
      const box = row?.querySelector("input.number")?.getBoundingClientRect();
      return box && [box.x + box.width / 2, box.y + box.height / 2];
    }, title);
    expect(field, `There is no field for ${title}.`);
    await this.desk.browser.press([field]);
    await this.desk.browser.write(number);
    await this.desk.type("Enter");
  }

  async moveDown(/** @type {View} */ view, /** @type {number} */ points) {
    await this.desk.click("#percent");
    const [x, y] = await this.place(view);
    await this.desk.browser.press([[x, y], [x, y + points / 2], [x, y + points]], { mods: ["Meta"] });
    await this.desk.idle();
    await this.desk.click("[data-tool=fit]");
  }

  takeBack() {
    return this.tool("Undo");
  }

  async save() {
    await this.tool("Save");
    await this.desk.click("#popover-form button", "Save");
  }
}

export class KeyHand {
  constructor(/** @type {import("./desk.mjs").Desk} */ desk) {
    this.desk = desk;
  }
  /** What has the focus, as a screen reader says it. */
  focus() {
    return this.desk.browser.run(async () => {
      // The mark of a row is drawn with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const element = /** @type {any} */ (document.activeElement);
      const active = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
      const name = element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent;
      return { id: element.id, pane: element.closest("#toolbar, #left, #stage, #right, #bottom, #popover")?.id, name: name.trim(), row: active?.querySelector(".name")?.textContent };
    });
  }
  /** Presses a key until something is so. */
  async pressUntil(/** @type {string} */ name, /** @type {(focus: any) => boolean} */ isThere, /** @type {string} */ what) {
    for (let left = 60; !isThere(await this.focus()); left--) {
      expect(left > 0, `${name} does not reach ${what}.`);
      await this.desk.browser.type(name);
    }
    await this.desk.idle();
  }

  pane(/** @type {string} */ id) {
    return this.pressUntil("F6", (focus) => focus.pane === id, `the pane ${id}`);
  }

  async select(/** @type {View[]} */ views) {
    await this.pane("left");
    for (const [index, view] of views.entries()) {
      const isThere = (/** @type {any} */ focus) => focus.row === `“${view.name}”`;
      if (index === 0) {
        await this.desk.type("Home");
        await this.pressUntil("Down", isThere, view.name);
      } else {
        await this.desk.type("Control+Home");
        await this.pressUntil("Control+Down", isThere, view.name);
        await this.desk.type("Space");
      }
    }
  }

  async tool(/** @type {string} */ name) {
    await this.pane("toolbar");
    await this.pressUntil("Right", (focus) => focus.name === name, `the tool ${name}`);
    await this.desk.type("Enter");
  }

  async usePanel(/** @type {string} */ panel, /** @type {string[]} */ names) {
    await this.tool(panel);
    for (const name of names) {
      const [title, number] = /\d$/.test(name) ? name.split(" ") : [name];
      await this.pressUntil("Tab", (focus) => focus.pane === "popover" && focus.name === title, name);
      if (panel === "Resolve") return this.desk.type("Enter");
      if (!number) await this.desk.type("Space");
      else {
        await this.desk.type("Tab");
        await this.desk.browser.write(number);
        await this.desk.type("Enter");
      }
    }
    await this.pressUntil("Tab", (focus) => /^Add \d/.test(focus.name), "the button that adds");
    await this.desk.type("Enter");
  }

  async moveDown(/** @type {View} */ _view, /** @type {number} */ points) {
    await this.pane("stage");
    for (let left = points; left > 0; left -= left >= 10 ? 10 : 1) await this.desk.type(left >= 10 ? "Shift+Down" : "Down");
  }

  takeBack() {
    return this.desk.type("Control+z");
  }

  async save() {
    await this.desk.type("Control+s");
    await this.pressUntil("Tab", (focus) => focus.pane === "popover" && focus.name === "Save", "the button that saves");
    await this.desk.type("Enter");
  }
}
