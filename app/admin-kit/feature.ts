import type { IconNode } from "lucide";
import type { ComponentType } from "react";
import type { Label } from "#lib/labels.ts";
import type { Noun } from "#lib/noun.ts";
import type { Permission } from "#lib/permissions.ts";

export type Screen = {
  permission: Permission;
  /** The data that a list shows first: it is sent with the page. A list of several kinds of records knows them by their nouns. */
  firstQueries?: (address: URLSearchParams, nouns: readonly Noun[]) => object[];
};

/** A link in the sidebar, shown to staff who have its screen's permission. */
export type NavEntry = {
  to: string;
  label: Label;
  /** Its position among the entries of all features. */
  order: number;
  icon?: IconNode;
  /** Shown next to the label. */
  badge?: ComponentType;
  /** Who sees it: staff who read content, or staff who see only what is their own. Both, if left out. */
  audience?: "content" | "own";
  /** A second link to a screen, never marked as the current page. */
  isAlias?: boolean;
};

/** What the admin area knows of a capability. Help texts, forms, page queries and islands are found by their file names. */
export type Feature<Entity extends string = string> = {
  /** The kinds of records that it owns. */
  nouns: readonly (Noun & { entity: Entity })[];
  nav: readonly NavEntry[];
  /** Its entries in the Tools menu. */
  tools: readonly NavEntry[];
  /** Its screens, by the pattern of their route. */
  screens: Record<string, Screen>;
};

export const feature = <Entity extends string = never>(parts: Partial<Feature<Entity>>): Feature<Entity> => ({
  nouns: [],
  nav: [],
  tools: [],
  screens: {},
  ...parts,
});
