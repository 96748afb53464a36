import { addressGroup, siteGroup } from "#lib/client-address.ts";
import type { Limit } from "./limits.server.ts";
import type { Policy } from "./policy.server.ts";

/** An IPv6 /48 may be one attacker or an office with several networks. */
const siteFactor = 4;

/** A limit per client address. IPv6 counts twice: the /64, and the /48 around it with four times as many. */
export function createAddressLimit(scope: string, free: number, createPolicy: (scope: string, free: number) => Policy) {
  const policy = createPolicy(scope, free);
  const sitePolicy = createPolicy(`${scope}.site`, free * siteFactor);
  return {
    scopes: [policy.scope, sitePolicy.scope],
    limitsOf: (address: string, by: string[] = []): Limit[] => {
      const site = siteGroup(address);
      return [{ policy, by: [...by, addressGroup(address)] }, ...(site === undefined ? [] : [{ policy: sitePolicy, by: [...by, site] }])];
    },
  };
}
