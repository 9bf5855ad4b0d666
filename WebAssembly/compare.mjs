// Puts the same requests to the WebAssembly modules and to their native twin, and compares the answers byte for byte.
//
//     node compare.mjs PlumbModule.wasm Arithmetic.wasm NativeTwin Requests/*.txt ../Examples/*.xib ../Examples/*.log
//
// A text file is a request; a document is opened and worked with in every panel, a log is explained.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const seed = 20_260_101n;
const [modulePath, arithmeticPath, twinPath, ...paths] = process.argv.slice(2);

/** What a module answers to a request. */
async function answersOf(path) {
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
  const { memory, plumb_allocate, plumb_answer, plumb_deallocate } = instance.exports;
  const answer = (request) => {
    const address = plumb_allocate(request.length);
    new Uint8Array(memory.buffer).set(request, address);
    const found = plumb_answer(address, request.length);
    const length = new DataView(memory.buffer).getUint32(found, true);
    // A copy: the memory is used again.
    const bytes = Buffer.from(new Uint8Array(memory.buffer, found + 4, length));
    plumb_deallocate(found);
    plumb_deallocate(address);
    return bytes;
  };
  return Object.assign(answer, { pages: () => memory.buffer.byteLength / 65_536 });
}
const studio = await answersOf(modulePath);
const arithmetic = await answersOf(arithmeticPath);
const answerOfModule = (request) => (request.toString("latin1", 0, 6) === "studio" ? studio : arithmetic)(request);

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

/** A script for a studio, and the document that it works with. */
function compareScript(path, messages, document) {
  const lines = messages.map((message) => JSON.stringify(message));
  const request = Buffer.concat([Buffer.from(`${["studio-script", ...lines].join("\n")}\n\n`), document]);
  const count = agreedLines(path, request, messages.length + 1);
  if (count !== undefined) console.log(`${path}: ${count} lines of ${messages.length} messages agree`);
}

/** A log, explained beside a document of one view. */
function compareLog(path) {
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
    <objects><view id="only"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects>
</document>
`;
  const log = readFileSync(path).toString();
  const messages = [{ do: "popover", kind: "explain" }, { do: "ask", about: "explain", value: log }];
  compareScript(path, messages, Buffer.from(document));
}

/** A document with which somebody works in every panel. */
function compareDocument(path) {
  const input = readFileSync(path);
  const random = randomNumbers(seed + BigInt(input.length));
  const next = (below) => Number(random.next().value % BigInt(below));
  const idsOf = (pattern) => [...input.toString().matchAll(pattern)].map((match) => match[1]);
  const constraints = idsOf(/<constraint [^>]*\bid="([^" ]+)"/g);
  const views = idsOf(/<(?:\w*[vV]iew|label|button|textField)\b[^>]*\bid="([^" ]+)"/g);
  const pick = (ids) => ids[next(ids.length)];
  const messages = [{ do: "show", what: "allConstraints", value: true }, { do: "show", what: "guides", value: true }];
  for (let step = 0; step < 3 && views.length > 0; step++) {
    const id = pick(views);
    messages.push({ do: "select", ids: [id] }, { do: "key", key: "ArrowRight", mods: step === 1 ? ["shift"] : [] });
    messages.push({ do: "ask", about: "why", number: id }, { do: "ask", about: "tab", value: "properties" });
    messages.push({ do: "pointer", phase: "down", x: 40 * step, y: 160, mods: [] });
    messages.push({ do: "pointer", phase: "move", x: 40 * step + 13, y: 171, mods: [] }, { do: "pointer", phase: "up", x: 40 * step + 13, y: 171, mods: [] });
  }
  for (let step = 0; step < 3 && constraints.length > 0; step++) {
    const id = pick(constraints);
    messages.push({ do: "select", ids: [id] });
    messages.push({ do: "set", id, property: step === 2 ? "priority" : "constant", value: step === 2 ? 1 + next(1000) : next(120) - 20 });
  }
  for (const kind of ["resolve", "pin", "align", "connect", "save"]) messages.push({ do: "popover", kind });
  messages.push({ do: "ask", about: "issue", key: "0" }, { do: "fix", key: "0" }, { do: "close" });
  messages.push({ do: "operate", name: "update-frames", scope: "all" }, { do: "undo" }, { do: "redo" });
  messages.push({ do: "surround", what: "rtl", value: true }, { do: "surround", what: "text-size", value: "ax1" });
  messages.push({ do: "surround", what: "measured", value: true }, { do: "surround", what: "own" });
  messages.push({ do: "ask", about: "exercise" }, { do: "surround", what: "own" }, { do: "undo" });
  // A preview takes as long as a hundred layouts.
  if (input.length < 60_000) messages.push({ do: "popover", kind: "preview" });
  compareScript(path, messages, input);
}

/** A document that is opened, edited and closed again and again takes no more memory than it did at first. */
function checkMemory(path) {
  const document = readFileSync(path);
  const send = (session, message) => JSON.parse(studio(Buffer.from(`studio\n${session}\n${JSON.stringify(message)}`)));
  const round = () => {
    const { session } = JSON.parse(studio(Buffer.concat([Buffer.from(`studio-open\n${basename(path)}\n`), document])));
    for (const command of ["rest", "key", "rest", "undo", "rest"]) {
      while (send(session, { do: command, key: "Tab" }).more && command === "rest");
    }
    studio(Buffer.from(`studio-close\n${session}\n`));
  };
  for (let count = 0; count < 30; count++) round();
  const before = studio.pages();
  for (let count = 0; count < 200; count++) round();
  const grown = studio.pages() - before;
  if (grown > 0) fail(`${path}: opened 200 times more, it takes ${grown * 64} KB more of memory`);
  else console.log(`${path}: opened 200 times more, it takes no more memory`);
}

for (const path of paths) {
  if (path.endsWith(".txt")) compareLines(basename(path), readFileSync(path));
  else if (path.endsWith(".log")) compareLog(path);
  else compareDocument(path);
}
for (const path of paths.filter((path) => /Form\.storyboard$/.test(path))) checkMemory(path);
compareLines(`random decimals, seed ${seed}`, randomDecimals(2_000));
process.exit(failures === 0 ? 0 : 1);
