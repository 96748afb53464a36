import { isIP, isIPv6 } from "node:net";

/** The address that limits count by. Only as many hops are believed as there are trusted proxies, counted from our end, so a forged header changes nothing. */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const socket = plainAddress(socketAddress ?? "") ?? "unknown";
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const hops = forwardedFor.split(",");
  return plainAddress(hops.at(-trustedProxies) ?? hops[0] ?? "") ?? socket;
}

/** Without the port or brackets that some proxies add; an IPv4-mapped IPv6 address becomes IPv4. */
function plainAddress(text: string): string | undefined {
  const lowerCaseText = text.trim().toLowerCase();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(lowerCaseText)?.[1] ?? /^([\d.]+):\d+$/.exec(lowerCaseText)?.[1] ?? lowerCaseText;
  const address = bare.replace(/%.*$/, "");
  const unmappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
  return isIP(unmappedAddress) ? unmappedAddress : undefined;
}

/** For people to recognize it: IPv4 without the last number, IPv6 by its first three groups. */
export function networkOf(address: string): string | undefined {
  if (isIPv6(address)) return `${addressGroup(address).split(":").slice(0, 3).join(":")}:…`;
  return isIP(address) ? address.replace(/\d+$/, "…") : undefined;
}

/** A household has one IPv4 address but a whole /64 of IPv6. */
export const addressGroup = (address: string): string => (isIPv6(address) ? ipv6Prefix(address, 4) : address);

/** A provider may give one customer a whole /48. */
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
