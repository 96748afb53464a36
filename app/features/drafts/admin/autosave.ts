export type SaveOptions = {
  /** The user pressed no button, so no dialog opens. */
  isQuiet: boolean;
  /** The page may close before the response arrives. */
  isLeaving?: boolean;
};

type Clock = { now: () => number; set: (work: () => void, ms: number) => unknown; clear: (timer: never) => void };

type Parts = {
  /** Sends what is not saved yet; true if everything is saved then. */
  run: (options: SaveOptions) => Promise<boolean>;
  /** After the last change. */
  delayMs: number;
  /** After the first change that is not saved, while the user types on. */
  longestMs: number;
  clock?: Clock;
};

const browserClock: Clock = {
  now: () => Date.now(),
  set: (work, ms) => setTimeout(work, ms),
  clear: (timer) => clearTimeout(timer),
};

export type Autosave = ReturnType<typeof createAutosave>;

/** Decides when a draft is saved: one request at a time, and after a failure only the user's next change or press tries again. */
export function createAutosave({ run, delayMs, longestMs, clock = browserClock }: Parts) {
  let timer: unknown;
  let firstChangeAt: number | undefined;
  let running: Promise<boolean> | undefined;
  let isUnsent = false;
  let isStopped = false;

  function cancelTimer() {
    clock.clear(timer as never);
    timer = undefined;
  }

  function schedule() {
    cancelTimer();
    if (isStopped) return;
    firstChangeAt ??= clock.now();
    const wait = Math.max(0, Math.min(delayMs, firstChangeAt + longestMs - clock.now()));
    timer = clock.set(() => void start({ isQuiet: true }), wait);
  }

  function start(options: SaveOptions): Promise<boolean> {
    cancelTimer();
    firstChangeAt = undefined;
    isUnsent = false;
    const attempt = run(options).then((isSaved) => {
      running = undefined;
      // Typed while the request was under way.
      if (isUnsent) schedule();
      else isUnsent = !isSaved;
      return isSaved;
    });
    running = attempt;
    return attempt;
  }

  return {
    /** The user changed something. */
    change() {
      isUnsent = true;
      if (!running) schedule();
    },
    /** Whether the user has changed something since the last successful save. */
    isUnsent: () => isUnsent || running !== undefined,
    async flush(options: SaveOptions): Promise<boolean> {
      while (running) await running;
      return start(options);
    },
    /** Sends changes that have not been tried yet, but nothing that failed before. */
    async flushUntried(options: SaveOptions): Promise<void> {
      while (running) await running;
      if (timer !== undefined) await start(options);
    },
    /** Sends nothing of what was changed so far. */
    async forget() {
      cancelTimer();
      while (running) await running;
      cancelTimer();
      firstChangeAt = undefined;
      isUnsent = false;
    },
    stop() {
      isStopped = true;
      cancelTimer();
    },
    restart() {
      isStopped = false;
    },
  };
}
