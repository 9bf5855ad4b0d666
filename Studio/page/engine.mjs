// The module that knows documents: its sessions, each of which answers messages with what has to be shown.
import { byId } from "./dom.mjs";

/** The functions of the module. */
let module = /** @type {any} */ (undefined);
/** What a script of the page holds, which needs it no more. */
function takeText(/** @type {HTMLElement} */ script) {
  script.remove();
  return script.textContent ?? "";
}
/** Bytes written in seven bits a character; from U+0080 on a character stands for one that HTML would change, and the seven bits behind. */
function sevenBitBytes(/** @type {string} */ text, /** @type {number} */ length) {
  const bytes = new Uint8Array(length);
  let [bits, held, at] = [0, 0, 0];
  const take = (/** @type {number} */ seven) => {
    bits = ((bits << 7) | seven) & 0x3fff;
    held += 7;
    if (held >= 8) bytes[at++] = bits >> (held -= 8);
  };
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code >= 0x80) take([0x00, 0x0d, 0x3c][(code - 0x80) >> 7]);
    take(code & 0x7f);
  }
  return bytes;
}

export async function startModule() {
  const script = byId("module");
  const packed = sevenBitBytes(takeText(script), Number(script.dataset.length));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), {});
  module = instance.exports;
}
/** How many bytes the module's memory has. */
export const engineMemory = () => module.memory.buffer.byteLength;
/** The document that came inside the page's file, if one did. */
export function embeddedDocument() {
  const script = byId("document");
  return script && { name: script.dataset.name ?? "Document", bytes: Uint8Array.from(atob(takeText(script)), (character) => character.charCodeAt(0)) };
}
/** The first lines of a request. */
function request(/** @type {string} */ head, /** @type {Uint8Array} */ body = new Uint8Array()) {
  const first = new TextEncoder().encode(head);
  const address = module.plumb_allocate(first.length + body.length);
  const memory = new Uint8Array(module.memory.buffer);
  memory.set(first, address);
  memory.set(body, address + first.length);
  let answer;
  try {
    answer = module.plumb_answer(address, first.length + body.length);
  } catch (error) {
    throw new Error(`The editor stopped at an internal error (${error}). Load the page anew to go on.`);
  }
  const length = new DataView(module.memory.buffer).getUint32(answer, true);
  // A copy: the memory is used again.
  const bytes = new Uint8Array(module.memory.buffer, answer + 4, length).slice();
  module.plumb_deallocate(answer);
  module.plumb_deallocate(address);
  return bytes;
}

function requestUpdate(/** @type {string} */ head, /** @type {Uint8Array | undefined} */ body = undefined) {
  const text = new TextDecoder().decode(request(head, body));
  const answer = text.startsWith("{") ? JSON.parse(text) : { refused: text || "The editor gave no answer." };
  if (answer.refused) throw new Error(answer.refused);
  return answer;
}
/** Opens a document; its session has its bytes as they are now, and takes other bytes in their place as a step that can be undone. */
export function openSession(/** @type {string} */ name, /** @type {Uint8Array} */ document) {
  const update = requestUpdate(`studio-open\n${name.replace(/[\r\n]/g, " ")}\n`, document);
  const number = update.session;
  const session = {
    bytes: () => request(`studio-bytes\n${number}\n`),
    send: (/** @type {Message} */ message) => requestUpdate(`studio\n${number}\n${JSON.stringify(message)}`),
    reload: (/** @type {Uint8Array} */ bytes) => requestUpdate(`studio-reload\n${number}\n`, bytes),
  };
  return { session, update };
}
