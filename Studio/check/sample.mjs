// Which documents are looked at, and numbers that look random and are the same each time.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** Numbers from 0 to 1, without 1, the same for the same seed. */
export class Random {
  constructor(/** @type {number} */ seed) {
    this.state = seed >>> 0;
  }
  next() {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let value = Math.imul(this.state ^ (this.state >>> 16), 0x21f0aaad);
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
    return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
  }
  below(/** @type {number} */ count) {
    return Math.floor(this.next() * count);
  }
  /** @template T @param {T[]} list */
  one(list) {
    return list[this.below(list.length)];
  }
}

const isDocument = (/** @type {string} */ name) => /\.(storyboard|xib)$/.test(name);
/** The documents of a collection beside the checkout, or where there is none those of the checkout, in order. */
export function allDocuments(/** @type {string} */ root) {
  const corpus = join(root, "../shared/corpus/documents");
  const folders = existsSync(corpus) ? readdirSync(corpus).map((name) => join(corpus, name)) : [join(root, "Examples"), join(root, "Fixtures")];
  const files = folders.filter((folder) => statSync(folder).isDirectory()).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files.filter(isDocument).sort();
}
/** Some of a list, by a seed, or all where there are no more. */
export function pick(/** @type {string[]} */ list, /** @type {number} */ count, /** @type {number} */ seed) {
  const [left, random] = [[...list], new Random(seed)];
  const some = [];
  while (some.length < count && left.length > 0) some.push(left.splice(random.below(left.length), 1)[0]);
  return some;
}
/** Copies documents into a folder, each with a number, since names may be there twice: the names there. */
export function copyAll(/** @type {string[]} */ files, /** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  return files.map((file, index) => {
    const name = `${index + 1}-${basename(file).split("__").pop()}`;
    copyFileSync(file, join(folder, name));
    return { name, file };
  });
}
