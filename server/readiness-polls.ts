/** Whoever asked for longer than this ago has stopped asking. */
const recentMs = 15_000;
/** Balancers want to hear no two or three times before they believe it. */
const enoughRefusals = 3;
/** Strangers can ask too; they must not fill the memory. */
const maxPollers = 32;

type Poller = { lastPollAt: number; refusals: number };

/** Who asks whether this node is ready, and how often each of them has been told no. */
export class ReadinessPolls {
  readonly #pollers = new Map<string, Poller>();
  #onRefusal = () => {};

  note(poller: string, isRefused: boolean): void {
    const refusals = (this.#pollers.get(poller)?.refusals ?? 0) + (isRefused ? 1 : 0);
    // The one that has asked last stands at the end, so that the first one is the one to forget.
    this.#pollers.delete(poller);
    this.#pollers.set(poller, { lastPollAt: Date.now(), refusals });
    const [oldest] = this.#pollers.keys();
    if (this.#pollers.size > maxPollers && oldest !== undefined) this.#pollers.delete(oldest);
    if (isRefused) this.#onRefusal();
  }

  /** Until everyone who has asked lately knows that this node wants nothing more; at once if nobody asks. */
  refuseAll(longestMs: number): Promise<void> {
    const begin = Date.now();
    const isDone = () =>
      [...this.#pollers.values()].every(({ lastPollAt, refusals }) => begin - lastPollAt > recentMs || refusals >= enoughRefusals);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longestMs);
      this.#onRefusal = () => {
        if (!isDone()) return;
        clearTimeout(timer);
        resolve();
      };
      this.#onRefusal();
    });
  }
}
