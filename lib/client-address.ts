import { isIPv6 } from "node:net";

/**
 * The address that limits count by. Only as many forwarding hops are believed as there are trusted proxies, counted
 * from our end, so that a header forged by the client changes nothing.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const socket = socketAddress ?? "unknown";
  if (trustedProxies === 0 || !forwardedFor) return normal(socket);
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return normal(hops.at(-trustedProxies) ?? hops[0] ?? socket);
}

function normal(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}

/** A household has one IPv4 address but a whole /64 of IPv6 ones. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
