import { type FinishedPage, refine } from "./finish-page.ts";

const maxBytes = 64 * 1024 * 1024;

/** Posts appear by the clock, without a change that would tell us: no page is older than this, and what it read may be as old again. */
const maxAgeMs = 30_000;

type Entry = { page: FinishedPage; size: number; madeAt: number };

/**
 * Finished pages by path, each the same for everyone. Everything is dropped when content changes, and what was being rendered at that moment is
 * not kept: the next request after an acknowledged change sees the change.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<FinishedPage>>();
  #bytes = 0;
  #generation = 0;
  /** Off while changes made by other nodes would go unheard. */
  enabled = true;

  find(key: string): FinishedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.enabled) return undefined;
    if (Date.now() - entry.madeAt > maxAgeMs) {
      this.#drop(key, entry);
      return undefined;
    }
    return entry.page;
  }

  /** Renders once however many ask at the same time. */
  obtain(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const found = this.find(key);
    if (found) return Promise.resolve(found);
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render()
      .then((page) => {
        if (generation === this.#generation && this.enabled && isKeepable(page)) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  clear(): void {
    this.#generation++;
    this.#entries.clear();
    // Whoever asks from now on must not be handed what was begun before the change.
    this.#rendering.clear();
    this.#bytes = 0;
  }

  #keep(key: string, page: FinishedPage): void {
    const size = Object.values(page.forms).reduce((sum, { body }) => sum + body.length, 2 * key.length);
    this.#entries.set(key, { page, size, madeAt: Date.now() });
    // Whatever goes wrong, the page stays as it is.
    refine(page).catch(() => {});
    this.#bytes += size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= maxBytes) break;
      this.#drop(oldest, entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.size;
  }
}

const isKeepable = ({ status, headers }: FinishedPage) =>
  status === 200 && headers["set-cookie"] === undefined && !headers["cache-control"]?.includes("no-store");
