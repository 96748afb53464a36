import type { LinkChannel } from "./channels.ts";

const schemes: Record<string, LinkChannel> = { "tel:": "call", "sms:": "text", "mailto:": "email" };

type Link = Pick<HTMLAnchorElement, "protocol" | "host" | "dataset">;

/** What following a link counts as. Directions and calendars are on sites that only the page knows, so it marks their links. */
export function linkChannel({ protocol, host, dataset }: Link, ownHost: string): LinkChannel | undefined {
  if (schemes[protocol]) return schemes[protocol];
  if (host === "wa.me") return "whatsapp";
  const { way } = dataset;
  return host !== ownHost && (way === "visit" || way === "calendar") ? way : undefined;
}
