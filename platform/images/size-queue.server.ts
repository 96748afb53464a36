/** A size in the queue takes a hundred bytes; a thousand pictures have fourteen thousand. */
const most = 20_000;
/** Strangers choose what is asked for; they cannot have more than this before the rest. */
const mostAsked = 500;

/**
 * The names of sizes that are to be made. What somebody asked for comes first, then the first of each picture, then the second of each. What
 * finds no room is told: it is looked for again in the storage once there is.
 */
export class SizeQueue {
  readonly #asked = new Set<string>();
  readonly #byRank: Array<Set<string>> = [];
  #count = 0;

  /** False if there was no room for all of them. */
  add(files: readonly string[]): boolean {
    for (const [rank, file] of files.entries()) {
      if (this.#count >= most) return false;
      this.#byRank[rank] ??= new Set();
      this.#insert(this.#byRank[rank], file);
    }
    return true;
  }

  addAsked(file: string): boolean {
    if (this.#asked.size >= mostAsked) return false;
    this.#insert(this.#asked, file);
    return true;
  }

  #insert(files: Set<string>, file: string): void {
    if (files.has(file)) return;
    files.add(file);
    this.#count++;
  }

  take(): string | undefined {
    for (const files of [this.#asked, ...this.#byRank]) {
      const [file] = files;
      if (file === undefined) continue;
      files.delete(file);
      this.#count--;
      return file;
    }
    return undefined;
  }

  get size(): number {
    return this.#count;
  }

  clear(): void {
    for (const files of [this.#asked, ...this.#byRank]) files.clear();
    this.#count = 0;
  }
}
