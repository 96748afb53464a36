import { AppError } from "#lib/errors.ts";
import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { LimitReached } from "#platform/limits/limits.server.ts";
import { createMemoryLimiter } from "#platform/limits/memory-limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";

const minute = 60_000;
const perAddress = createAddressLimit("contactWay.address", 30, (scope, points) => fixedWindow(scope, points, 10 * minute));
const overall = fixedWindow("contactWay.all", 300, minute);

/** In memory: a count of clicks does not justify storing addresses. */
const take = createMemoryLimiter();

export function limitWayUses(clientAddress: string, now: Date): void {
  try {
    take([...perAddress.limitsOf(clientAddress), { policy: overall, by: [] }], now);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const text = { en: "Too many requests. Please try again later.", es: "Demasiadas solicitudes. Inténtelo más tarde." };
    throw new AppError("tooMany", text, { retryAfter: error.retryAfter });
  }
}
