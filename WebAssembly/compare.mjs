// Puts the same requests to the WebAssembly module and to its native twin, and compares the answers line by line.
//
//     node compare.mjs PlumbModule.wasm NativeTwin Requests/*.txt

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const seed = 20_260_101n;
const [modulePath, twinPath, ...requestPaths] = process.argv.slice(2);

const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {});
const { memory, plumb_allocate, plumb_answer, plumb_deallocate } = instance.exports;

function answerOfModule(request) {
  const address = plumb_allocate(request.length);
  new Uint8Array(memory.buffer).set(request, address);
  const answer = plumb_answer(address, request.length);
  const length = new DataView(memory.buffer).getUint32(answer, true);
  const text = Buffer.from(memory.buffer, answer + 4, length).toString();
  plumb_deallocate(answer);
  plumb_deallocate(address);
  return text;
}

function answerOfTwin(request) {
  const run = spawnSync(twinPath, { input: request, maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${twinPath} ended with ${run.status ?? run.signal}: ${run.stderr}`);
  return run.stdout.toString();
}

/** Whole numbers below 2⁶⁴, the same for the same seed (SplitMix64). */
function* randomNumbers(state) {
  for (;;) {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let value = state;
    value = BigInt.asUintN(64, (value ^ (value >> 30n)) * 0xbf58476d1ce4e5b9n);
    value = BigInt.asUintN(64, (value ^ (value >> 27n)) * 0x94d049bb133111ebn);
    yield value ^ (value >> 31n);
  }
}

/** The exact decimal text of mantissa × 2^exponent. */
function exactDecimal(mantissa, exponent) {
  if (exponent >= 0n) return `${mantissa << exponent}`;
  return `${mantissa * 5n ** -exponent}e${exponent}`;
}

/** Numbers of all lengths and sizes, and the hardest ones: midpoints between neighbouring doubles, and just beside. */
function randomDecimals(count) {
  const random = randomNumbers(seed);
  const next = (below) => random.next().value % BigInt(below);
  const lines = ["decimals"];
  for (let i = 0; i < count; i++) {
    const digits = `${random.next().value}${random.next().value}`.slice(0, 1 + Number(next(36)));
    const point = Number(next(digits.length + 1));
    lines.push(`${digits.slice(0, point)}.${digits.slice(point)}`);
    lines.push(`${digits}e${next(660) - 345n}`);

    const midpoint = ((1n << 52n) + next(1n << 52n)) * 2n + 1n;
    const text = exactDecimal(midpoint, next(2046) - 1075n);
    const [mantissa, exponent] = text.split("e");
    const tail = exponent === undefined ? "" : `e${exponent}`;
    lines.push(text, `${BigInt(mantissa) - 1n}${tail}`, `${mantissa}.0000000001${tail}`);
  }
  return Buffer.from(lines.join("\n"));
}

const requests = requestPaths.map((path) => [basename(path), readFileSync(path)]);
requests.push([`random decimals, seed ${seed}`, randomDecimals(2_000)]);

let differences = 0;
for (const [name, request] of requests) {
  const ours = answerOfModule(request).split("\n");
  const native = answerOfTwin(request).split("\n");
  const lines = request.toString().split("\n").filter((line) => line !== "");
  // Requests for one operation a line; the others are documents, answered with a line for each of their views.
  const asked = /\.txt$|^random/.test(name) ? lines.length : 2;
  const at = native.findIndex((line, index) => line !== ours[index]);
  if (at >= 0 || ours.length !== native.length) {
    differences += 1;
    console.log(`${name}: different at line ${at + 1}: ${lines[at + 1]}`);
    console.log(`  WebAssembly  ${ours[at]}\n  native       ${native[at]}`);
  } else if (native.length < asked) {
    differences += 1;
    console.log(`${name}: at least ${asked - 1} lines asked, ${native.length - 1} answered: ${native[0]}`);
  } else {
    console.log(`${name}: ${native.length - 1} answers agree`);
  }
}
process.exit(differences === 0 ? 0 : 1);
