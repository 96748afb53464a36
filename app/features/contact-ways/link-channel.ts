import { type LinkChannel, linkChannels } from "./channels.ts";

type Link = Pick<HTMLAnchorElement, "host" | "dataset">;

/** What following a link counts as. Only marked links lead to our people; those within the site open a form or a list first. */
export function linkChannel({ host, dataset }: Link, ownHost: string): LinkChannel | undefined {
  return host === ownHost ? undefined : linkChannels.find((channel) => channel === dataset.way);
}
