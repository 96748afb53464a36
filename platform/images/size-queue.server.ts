/** A size in the queue takes a hundred bytes; a thousand pictures have fourteen thousand. */
const most = 20_000;
/** Visitors choose what is asked for, so they cannot have more than this made before the rest. */
const mostAsked = 500;

/** The names of sizes to make, each once, those that a visitor asked for first. What finds no room is looked for again in the storage later. */
export class SizeQueue {
  readonly #asked = new Set<string>();
  readonly #others = new Set<string>();

  /** False if there was no room for all of them. */
  add(files: readonly string[]): boolean {
    for (const file of files) {
      if (this.size >= most) return false;
      this.#others.add(file);
    }
    return true;
  }

  addAsked(file: string): boolean {
    if (this.#asked.size >= mostAsked) return false;
    this.#asked.add(file);
    return true;
  }

  take(): string | undefined {
    const [file] = this.#asked.size > 0 ? this.#asked : this.#others;
    if (file !== undefined && !this.#asked.delete(file)) this.#others.delete(file);
    return file;
  }

  get size(): number {
    return this.#asked.size + this.#others.size;
  }

  clear(): void {
    this.#asked.clear();
    this.#others.clear();
  }
}

/** The names of sizes to make: `asked` for by a visitor who waits, or else of a new picture. */
type SizeRequest = { files: string[]; asked: boolean };

type Listener = (request: SizeRequest) => void;
const listeners = new Set<Listener>();

/** Calls the listener for each request. A request without a listener is found later, because its sizes are not stored. */
export function onSizesRequested(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function requestSizes(files: string[], { asked = false } = {}): void {
  for (const listener of listeners) listener({ files, asked });
}
