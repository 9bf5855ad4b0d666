// Pictures of all panels, for somebody to look at.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { panels } from "./access.mjs";

/** Takes pictures of documents that a server has. */
export async function takeShots(/** @type {import("./desk.mjs").Desk} */ desk, /** @type {string} */ address, /** @type {string[]} */ names, /** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  for (const look of ["light", "dark"]) {
    await desk.browser.command("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: look }] });
    for (const name of names) {
      const shoot = (/** @type {string} */ what) => desk.browser.screenshot(join(folder, `${name.replace(/\..*/, "")}-${what}-${look}.png`));
      await desk.load(address);
      await desk.open(name);
      await desk.click("#tab-outline");
      await shoot("document");
      await desk.click("[data-tool=constraints]");
      await desk.selectFirst("label");
      await shoot("selected");
      await desk.click("#inspector-tabs button", "Why");
      await shoot("why");
      for (const panel of [...panels, "Layers"]) {
        await desk.click("#toolbar button", panel);
        // The layers turn in time.
        await new Promise((resolve) => setTimeout(resolve, 250));
        await shoot(panel.toLowerCase());
        await desk.type("Escape");
      }
      await desk.click("#tab-issues");
      if (await desk.browser.run(() => document.querySelector(".issue") !== null)) await desk.click(".issue");
      await shoot("issues");
      await desk.type("Escape");
      await desk.browser.command("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
      await desk.idle();
      await shoot("narrow");
      await desk.browser.command("Emulation.clearDeviceMetricsOverride");
    }
  }
  await desk.browser.command("Emulation.setEmulatedMedia", { features: [] });
}
