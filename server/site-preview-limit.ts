import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { createMemoryLimiter } from "#platform/limits/memory-limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import { refuseAtLimit } from "#platform/limits/refusal.server.ts";

/** Per link or staff member, address and node, so that no reader uses up another's. */
const perReader = createAddressLimit("preview.reader", 300, (scope, points) => fixedWindow(scope, points, 10 * 60_000));

/** Counts a previewed page, or refuses it. */
export function createReaderLimit() {
  const count = createMemoryLimiter();
  return (clientAddress: string, reader: string, now: Date): void => {
    try {
      count(perReader.limitsOf(clientAddress, [reader]), now);
    } catch (error) {
      refuseAtLimit(error, { en: "Too many requests", es: "Demasiadas solicitudes" });
    }
  };
}
