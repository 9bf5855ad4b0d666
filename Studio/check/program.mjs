// The program that is checked: its commands, and its server of the studio.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export class Program {
  constructor(/** @type {string} */ path) {
    this.path = path;
  }
  /** What a command prints. It throws what the command complains of, unless that only says that there are findings. */
  run(/** @type {string[]} */ ...words) {
    const { status, stdout, stderr, error } = spawnSync(this.path, words, { encoding: "utf8", maxBuffer: 1 << 28 });
    if (error) throw error;
    if (status !== 0 && !(words[0] === "lint" && status === 1)) throw new Error(`plumb ${words.join(" ")} ended with ${status}: ${stderr}`);
    return stdout;
  }

  json(/** @type {string[]} */ ...words) {
    return JSON.parse(this.run(...words, "--json"));
  }
  /** Serves a folder or documents: the page's address, and what ends it. */
  async serve(/** @type {string[]} */ ...paths) {
    const server = spawn(this.path, ["open", ...paths, "--no-browser"], { stdio: ["ignore", "pipe", "ignore"] });
    const ended = once(server, "exit").then(() => Promise.reject(new Error("The studio's server ended by itself.")));
    ended.catch(() => undefined);
    const [address] = await Promise.race([once(createInterface(server.stdout), "line"), ended]);
    const end = async () => {
      server.kill("SIGTERM");
      await ended.catch(() => undefined);
    };
    return { address: address.trim(), end };
  }
}
