import { createLimitMemory } from "./limit-memory.server.ts";
import { type Limit, limitKey, refuseBlocked } from "./limits.server.ts";
import type { Counter } from "./policy.server.ts";

/** Like `takeAttempt`, for this process alone, while the database is unavailable. */
export function createMemoryLimiter() {
  const counters = createLimitMemory<Counter>();
  return (limits: Limit[], now: Date): void => {
    const countedLimits = limits.map(({ policy, by }) => {
      const key = limitKey(policy.scope, by);
      const counter = counters.get(key);
      return { key, policy, counter: counter && counter.expiresAt > now ? counter : undefined };
    });
    refuseBlocked(
      countedLimits.flatMap(({ counter }) => (counter?.blockedUntil ? [counter.blockedUntil] : [])),
      now,
    );
    for (const { key, policy, counter } of countedLimits) counters.set(key, policy.next(counter, now));
  };
}
