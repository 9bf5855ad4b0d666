// Puts the same requests to the WebAssembly module and to its native twin, and compares the answers byte for byte.
//
//     node compare.mjs PlumbModule.wasm NativeTwin Requests/*.txt ../Examples/*.xib ../Examples/*.log
//
// A text file is a request; a document is put to each question before and after changes, a log to the one on logs.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const seed = 20_260_101n;
const [modulePath, twinPath, ...paths] = process.argv.slice(2);

const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {});
const { memory, plumb_allocate, plumb_answer, plumb_deallocate } = instance.exports;

function answerOfModule(request) {
  const address = plumb_allocate(request.length);
  new Uint8Array(memory.buffer).set(request, address);
  const answer = plumb_answer(address, request.length);
  const length = new DataView(memory.buffer).getUint32(answer, true);
  // A copy: the memory is used again.
  const bytes = Buffer.from(new Uint8Array(memory.buffer, answer + 4, length));
  plumb_deallocate(answer);
  plumb_deallocate(address);
  return bytes;
}

function answerOfTwin(request) {
  const run = spawnSync(twinPath, { input: request, maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${twinPath} ended with ${run.status ?? run.signal}: ${run.stderr}`);
  return run.stdout;
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

/** The first line in which two answers differ; undefined where they are the same bytes. */
function firstDifference(ours, native) {
  if (ours.equals(native)) return undefined;
  const [our, their] = [ours.toString().split("\n"), native.toString().split("\n")];
  const at = their.findIndex((line, index) => line !== our[index]);
  // The answer of one may be the beginning of the other's.
  const index = at >= 0 ? at : their.length;
  return { index, ours: our[index], native: their[index] };
}

let failures = 0;
function fail(name, ...lines) {
  failures += 1;
  console.log([name, ...lines].join("\n  "));
}

/** How many lines both answer; undefined, with a message, where they differ or are fewer than asked for. */
function agreedLines(name, request, asked) {
  const [ours, native] = [answerOfModule(request), answerOfTwin(request)];
  const count = native.toString().split("\n").length - 1;
  const difference = firstDifference(ours, native);
  if (difference !== undefined) {
    const { index } = difference;
    const question = asked > 1 && asked === count ? `: ${request.toString().split("\n")[index + 1]}` : "";
    fail(`${name}: different at line ${index + 1}${question}`,
      `WebAssembly  ${difference.ours}`, `native       ${difference.native}`);
  } else if (count < asked || native.toString().startsWith("refused:")) {
    fail(`${name}: ${asked} lines asked, ${count} answered: ${native.toString().split("\n")[0]}`);
  } else {
    return count;
  }
}

/** A request for an operation that answers a line for each line. */
function compareLines(name, request) {
  const asked = request.toString().split("\n").filter((line) => line !== "").length - 1;
  const count = agreedLines(name, request, asked);
  if (count !== undefined) console.log(`${name}: ${count} answers agree`);
}

/** A file, put to an operation on files of its kind. */
function compareFile(path, operation) {
  const request = Buffer.concat([Buffer.from(`${operation}\n`), readFileSync(path)]);
  const count = agreedLines(`${path}, ${operation}`, request, 1);
  if (count !== undefined) console.log(`${path}: ${count} lines of ${operation} agree`);
}

/** A document, put to everything that can be asked of one, before and after changes. */
function compareDocument(path) {
  const input = readFileSync(path);
  const random = randomNumbers(seed + BigInt(input.length));
  const next = (below) => Number(random.next().value % BigInt(below));
  const ids = [...input.toString().matchAll(/<constraint [^>]*\bid="([^" ]+)"/g)].map((match) => match[1]);
  const all = ["layout", "findings", "trace", "report", "profile", "picture", "frames 0", "under 0 160 200"];
  const script = ["session", ...all];
  for (let step = 0; step < 4 && ids.length > 0; step++) {
    const id = ids[next(ids.length)];
    script.push(step === 3 ? `priority ${id} ${1 + next(1000)}` : `constant ${id} ${next(120) - 20}`, "frames 0 changed");
  }
  script.push("layout", "findings", "rtl yes", "text-size ax1", "layout", "measured yes", "layout", "frames 0 changed");
  const request = Buffer.concat([Buffer.from(`${script.join("\n")}\n\n`), input]);
  const count = agreedLines(path, request, 1);
  if (count !== undefined) console.log(`${path}: ${count} lines of ${script.length - 1} steps agree`);
}

for (const path of paths) {
  if (path.endsWith(".txt")) compareLines(basename(path), readFileSync(path));
  else if (path.endsWith(".log")) compareFile(path, "explanation");
  else compareDocument(path);
}
compareLines(`random decimals, seed ${seed}`, randomDecimals(2_000));
process.exit(failures === 0 ? 0 : 1);
