#!/usr/bin/env node
// How long the WebAssembly module takes for what native code does, and both for what a person waits for.
//
//     node Benchmarks/module.mjs Examples/Form.storyboard …
//
// Scripts/wasm-check builds both first. Each line is the fastest of five runs of a script that asks the same many times,
// less a run that asks nothing: milliseconds of the wall clock for one, native and in the module, and their ratio.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const twin = join(root, ".build-release/release/native-twin");
const bytes = readFileSync(join(root, ".build-wasm/PlumbModule.wasm"));
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, plumb_allocate, plumb_answer, plumb_deallocate } = instance.exports;

function inModule(request) {
  const address = plumb_allocate(request.length);
  new Uint8Array(memory.buffer).set(request, address);
  plumb_deallocate(plumb_answer(address, request.length));
  plumb_deallocate(address);
}

function natively(request) {
  const run = spawnSync(twin, { input: request, maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${twin} ended with ${run.status ?? run.signal}: ${run.stderr}`);
}

function fastest(body) {
  let least = Infinity;
  for (let run = 0; run < 5; run++) {
    const start = process.hrtime.bigint();
    body();
    least = Math.min(least, Number(process.hrtime.bigint() - start) / 1e6);
  }
  return least;
}

for (const path of process.argv.slice(2)) {
  const document = readFileSync(path);
  const ids = [...document.toString().matchAll(/<constraint [^>]*\bconstant="[^>]*\bid="([^" ]+)"/g)].map((match) => match[1]);
  const id = ids[ids.length >> 1];
  const view = /<(?:label|button|textField|imageView)\b[^>]*\bid="([^" ]+)"/.exec(document.toString())?.[1];
  const select = { do: "select", ids: [view] };
  // What somebody does before, how often what is timed, and that.
  const scripts = {
    open: [[], 0, () => []],
    edit: [[], 20, (step) => [{ do: "set", id, property: "constant", value: 20 + step }]],
    nudge: [[select], 20, (step) => [{ do: "key", key: step % 2 ? "ArrowRight" : "ArrowLeft", mods: [] }]],
    why: [[select], 20, (step) => [{ do: "ask", about: "why", number: view }, { do: "ask", about: "tab", value: "properties" }]],
  };
  console.log(`${basename(path)}, ${Math.round(document.length / 1000)} KB`);
  for (const [name, [before, count, step]] of Object.entries(scripts)) {
    if ((id === undefined || view === undefined) && name !== "open") continue;
    const steps = Array.from({ length: count }, (_, index) => step(index)).flat();
    const request = (messages, bytes) =>
      Buffer.concat([Buffer.from(`${["studio-script", ...messages.map((message) => JSON.stringify(message))].join("\n")}\n\n`), bytes]);
    const script = request([...before, ...steps], document);
    const none = request(before, name === "open" ? Buffer.from("<") : document);
    const times = Math.max(count, 1);
    const native = (fastest(() => natively(script)) - fastest(() => natively(none))) / times;
    const module = (fastest(() => inModule(script)) - fastest(() => inModule(none))) / times;
    const columns = [native.toFixed(2), module.toFixed(2), (module / native).toFixed(2)].map((text) => text.padStart(9));
    console.log(`  ${name.padEnd(9)}${columns.join("")}`);
  }
}
