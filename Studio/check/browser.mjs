// One headless Chromium, driven by WebDriver: what a person does with a mouse and keys, and what a script sees.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Keys as WebDriver writes them. */
export const key = {
  Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A", Escape: "\uE00C",
  Space: " ", End: "\uE010", Home: "\uE011", Left: "\uE012", Up: "\uE013", Right: "\uE014", Down: "\uE015", Delete: "\uE017",
  F6: "\uE036", Meta: "\uE03D",
};
/** What the browser says of things that are no fault of the page. */
const harmless = /favicon|net::ERR_CONNECTION_REFUSED/;
const held = (/** @type {string[]} */ names) => names.map((name) => key[/** @type {"Shift"} */ (name)]);

export class Browser {
  /** Starts the driver on a port that is free, and a browser without a window. */
  static async start() {
    const folder = mkdtempSync(join(tmpdir(), "studio-check-"));
    const driver = spawn("chromedriver", ["--port=0"], { stdio: ["ignore", "pipe", "ignore"] });
    const browser = new Browser(folder, driver);
    try {
      const port = await new Promise((resolve, reject) => {
        driver.on("error", () => reject(new Error("There is no chromedriver: apt-get install chromium-driver brings it.")));
        driver.on("exit", () => reject(new Error("chromedriver ended before it said its port.")));
        createInterface(driver.stdout).on("line", (line) => line.includes("successfully") && resolve(/on port (\d+)/.exec(line)?.[1]));
      });
      browser.base = `http://127.0.0.1:${port}`;
      const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"];
      args.push(`--user-data-dir=${folder}`, "--window-size=1440,900", "--enable-precise-memory-info", "--js-flags=--expose-gc");
      const options = { args, prefs: { "download.default_directory": folder } };
      const wanted = { browserName: "chrome", "goog:loggingPrefs": { browser: "ALL" }, "goog:chromeOptions": options };
      const { sessionId } = await browser.ask("POST", "/session", { capabilities: { alwaysMatch: wanted } });
      browser.session = `/session/${sessionId}`;
      await browser.ask("POST", `${browser.session}/timeouts`, { script: 120_000, pageLoad: 60_000 });
      return browser;
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  constructor(/** @type {string} */ folder, /** @type {import("node:child_process").ChildProcess} */ driver) {
    this.folder = folder;
    this.driver = driver;
    this.base = "";
    this.session = "";
  }

  async ask(/** @type {string} */ method, /** @type {string} */ path, /** @type {any} */ body) {
    const response = await fetch(this.base + path, { method, body: body && JSON.stringify(body) });
    const { value } = /** @type {any} */ (await response.json());
    if (value?.error) throw new Error(`${value.error}: ${value.message.split("\n")[0]}`);
    return value;
  }

  async close() {
    if (this.session) await this.ask("DELETE", this.session).catch(() => undefined);
    this.driver.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  go(/** @type {string} */ url) {
    return this.ask("POST", `${this.session}/url`, { url });
  }
  /** Runs a function in the page, which sees nothing of what is around it here, and waits for what it promises. */
  async run(/** @type {Function} */ action, /** @type {any[]} */ ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${action})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
    const { value, error } = await this.ask("POST", `${this.session}/execute/async`, { script, args });
    if (error) throw new Error(error);
    return value;
  }
  /** A command of the browser's own protocol. */
  command(/** @type {string} */ cmd, /** @type {any} */ params = {}) {
    return this.ask("POST", `${this.session}/goog/cdp/execute`, { cmd, params });
  }

  async screenshot(/** @type {string} */ file) {
    writeFileSync(file, Buffer.from(await this.ask("GET", `${this.session}/screenshot`), "base64"));
  }
  /** What the page complained about since this was asked last. */
  async complaints() {
    const entries = await this.ask("POST", `${this.session}/se/log`, { type: "browser" });
    return entries.filter((/** @type {any} */ { level, message }) => level === "SEVERE" && !harmless.test(message)).map((/** @type {any} */ entry) => entry.message);
  }
  /** Puts the pointer through places with its button down: a click where there is one place. */
  async press(/** @type {number[][]} */ places, /** @type {{mods?: string[], count?: number, button?: number}} */ { mods = [], count = 1, button = 0 } = {}) {
    const steps = places.map(([x, y]) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }));
    const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button }));
    const once = [down, ...steps.slice(1), up];
    await this.act(mods, [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [steps[0], ...Array(count).fill(once).flat()] }]);
  }
  /** Presses keys one after another; “Shift+Tab” is one. */
  async type(/** @type {string[]} */ ...names) {
    for (const name of names) {
      const values = (name.length > 1 ? name.split("+") : [name]).map((part) => key[/** @type {"Tab"} */ (part)] ?? part);
      // Together: what one keyboard holds down does not count for another.
      const actions = [...values.map((value) => ({ type: "keyDown", value })), ...values.reverse().map((value) => ({ type: "keyUp", value }))];
      await this.act([], [{ type: "key", id: "keys", actions }]);
    }
  }
  /** Writes a text where the focus is. */
  write(/** @type {string} */ text) {
    const actions = [...text].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    return this.act([], [{ type: "key", id: "keys", actions }]);
  }

  async act(/** @type {string[]} */ mods, /** @type {any[]} */ actions) {
    const change = (/** @type {string} */ type) => ({ type: "key", id: "held", actions: held(mods).map((value) => ({ type, value })) });
    const send = (/** @type {any[]} */ list) => this.ask("POST", `${this.session}/actions`, { actions: list });
    if (mods.length > 0) await send([change("keyDown")]);
    await send(actions);
    if (mods.length > 0) await send([change("keyUp")]);
  }
}
