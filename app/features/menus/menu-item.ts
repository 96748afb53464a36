import type { LocalizedText } from "#lib/localize.ts";

/** Where an item leads: to a page by its id, an address, or a document by its id. A group leads nowhere. */
export type MenuTarget = { page: number } | { url: string } | { document: number };

export type MenuItem = { id: string; label: LocalizedText; target?: MenuTarget; children?: MenuItem[] };
