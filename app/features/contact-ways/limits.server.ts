import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { createMemoryLimiter } from "#platform/limits/memory-limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import { refuseAtLimit } from "#platform/limits/refusal.server.ts";

const minute = 60_000;
const perAddress = createAddressLimit("contactWay.address", 30, (scope, points) => fixedWindow(scope, points, 10 * minute));
const overall = fixedWindow("contactWay.all", 300, minute);

/** In memory: a count of clicks does not justify storing addresses. */
const take = createMemoryLimiter();

export function limitWayUses(clientAddress: string, now: Date): void {
  try {
    take([...perAddress.limitsOf(clientAddress), { policy: overall, by: [] }], now);
  } catch (error) {
    refuseAtLimit(error, { en: "Too many requests. Please try again later.", es: "Demasiadas solicitudes. Inténtelo más tarde." });
  }
}
