// Where documents are read from and written to: the page's server, a file that the browser lends, or a download.
import { html } from "./dom.mjs";

/** A file is not what it was when it was read. */
export class Changed extends Error {}
/** Asks the page's server. */
export async function ask(/** @type {string} */ address, /** @type {RequestInit} */ options) {
  const response = await fetch(address, { cache: "no-store", ...options }).catch(() => undefined);
  if (!response) throw new Error("The server does not answer: start it again. What you changed is safe as long as this page is open.");
  if (response.status === 412) throw new Changed(await response.text());
  if (!response.ok) throw new Error((await response.text()).trim() || `The server answered ${response.status}.`);
  return response;
}
/** A document of the folder that the server shows, by its path there. */
export function serverSource(/** @type {string} */ name) {
  const query = `path=${encodeURIComponent(name)}`;
  // What tells one state of the file from another; it is written only where it is still in this one.
  let tag = "";
  const read = async () => {
    const response = await ask(`document?${query}`);
    tag = response.headers.get("ETag") ?? "";
    return new Uint8Array(await response.arrayBuffer());
  };
  const write = async (/** @type {Uint8Array} */ body) => {
    const response = await ask(`document?${query}`, { method: "PUT", body, headers: { "If-Match": tag } });
    tag = response.headers.get("ETag") ?? "";
  };
  const changed = async (/** @type {AbortSignal} */ signal) => {
    for (let seen = tag.replaceAll('"', ""); !signal.aborted; ) {
      try {
        const response = await ask(`changes?${query}&hash=${seen}`, { signal });
        // A file that is gone has no hash, and may come back.
        if (response.status !== 204) seen = (await response.json()).hash;
        if (response.status !== 204 && seen !== null && `"${seen}"` !== tag) return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 3_000));
      }
    }
  };
  return { name, read, write, changed };
}
/** A file that the browser lets the page write. */
export function handleSource(/** @type {any} */ handle) {
  let tag = 0;
  const tagNow = async () => (await handle.getFile()).lastModified;
  const read = async () => {
    tag = await tagNow();
    return new Uint8Array(await (await handle.getFile()).arrayBuffer());
  };
  const write = async (/** @type {Uint8Array} */ bytes) => {
    if ((await tagNow()) !== tag) throw new Changed();
    const stream = await handle.createWritable();
    await stream.write(bytes);
    await stream.close();
    tag = await tagNow();
  };
  // It looks when somebody comes back to the page: a browser tells of no changes.
  const changed = (/** @type {AbortSignal} */ signal) =>
    new Promise((resolve) => addEventListener("focus", async () => (await tagNow()) !== tag && resolve(undefined), { signal }));
  return { name: handle.name, read, write, changed };
}
/** Bytes that came from somewhere; what is saved is downloaded. */
export function downloadSource(/** @type {string} */ name, /** @type {Uint8Array} */ bytes) {
  const write = async (/** @type {Uint8Array} */ now) => {
    const href = URL.createObjectURL(new Blob([now], { type: "application/octet-stream" }));
    html("a", { href, download: name.split("/").pop() }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };
  return { name, read: async () => bytes, write };
}
