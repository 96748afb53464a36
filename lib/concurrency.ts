/** At most `limit` tasks at once; others wait in order. */
export function limitConcurrency(limit: number) {
  const waiters: Array<() => void> = [];
  let runningCount = 0;

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (runningCount >= limit) await new Promise<void>((resolve) => waiters.push(resolve));
    else runningCount++;
    try {
      return await task();
    } finally {
      const next = waiters.shift();
      if (next) next();
      else runningCount--;
    }
  };
}

type Run = ReturnType<typeof limitConcurrency>;

/** The same with a bounded queue: one task too many is refused at once. */
export function boundQueue(run: Run, most: number, refusal: () => Error): Run {
  let inside = 0;
  return async (task) => {
    if (inside >= most) throw refusal();
    inside++;
    return run(task).finally(() => inside--);
  };
}
