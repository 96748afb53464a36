import { isIP, isIPv6 } from "node:net";

/**
 * The address that limits count by. Only as many forwarding hops are believed as there are trusted proxies, counted
 * from our end, so that a header forged by the client changes nothing.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const socket = plainAddress(socketAddress ?? "") ?? "unknown";
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const hops = forwardedFor.split(",");
  return plainAddress(hops.at(-trustedProxies) ?? hops[0] ?? "") ?? socket;
}

/** The bare address, without the port or brackets that some proxies add; IPv4 in IPv6 clothes is IPv4. */
function plainAddress(text: string): string | undefined {
  const lowerCaseText = text.trim().toLowerCase();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(lowerCaseText)?.[1] ?? /^([\d.]+):\d+$/.exec(lowerCaseText)?.[1] ?? lowerCaseText;
  const address = bare.replace(/%.*$/, "");
  const unmappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
  return isIP(unmappedAddress) ? unmappedAddress : undefined;
}

/** The address as far as a person may want to recognise it: of IPv4 all but the last number, of IPv6 the first three groups. */
export function networkOf(address: string): string | undefined {
  if (isIPv6(address)) return `${addressGroup(address).split(":").slice(0, 3).join(":")}:…`;
  return isIP(address) ? address.replace(/\d+$/, "…") : undefined;
}

/** A household has one IPv4 address but a whole /64 of IPv6 ones. */
export const addressGroup = (address: string): string => (isIPv6(address) ? ipv6Prefix(address, 4) : address);

/** The /48 that an IPv6 provider hands to one customer, who then has 65,536 networks of their own. */
export const siteGroup = (address: string): string | undefined => (isIPv6(address) ? ipv6Prefix(address, 3) : undefined);

function ipv6Prefix(address: string, length: 3 | 4): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const tailGroups = tail?.split(":").filter(Boolean) ?? [];
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - tailGroups.length).fill("0"), ...tailGroups];
  return `${groups
    .slice(0, length)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/${length * 16}`;
}
