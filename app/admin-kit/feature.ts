import type { IconNode } from "lucide";
import type { ComponentType } from "react";
import type { Label } from "#lib/labels.ts";
import type { Noun } from "#lib/noun.ts";
import type { Permission } from "#lib/permissions.ts";

export type Screen = {
  permission: Permission;
  /** The data that a list shows first; it is sent with the page. A list of several kinds of records gets their nouns. */
  firstQueries?: (address: URLSearchParams, nouns: readonly Noun[]) => object[];
};

/** A link in the sidebar, shown to staff who have its screen's permission. */
export type NavEntry = {
  to: string;
  label: Label;
  order: number;
  icon?: IconNode;
  badge?: ComponentType;
  /** Staff who read content, or staff who see only what is their own; both if left out. */
  audience?: "content" | "own";
  /** A second link to a screen, never marked as the current page. */
  isAlias?: boolean;
};

/** What the admin knows of a capability. Help texts, forms, page queries and islands are found by their file names. */
export type Feature<Entity extends string = string> = {
  nouns: readonly (Noun & { entity: Entity })[];
  nav: readonly NavEntry[];
  tools: readonly NavEntry[];
  /** By the pattern of their route. */
  screens: Record<string, Screen>;
};

export const feature = <Entity extends string = never>(parts: Partial<Feature<Entity>>): Feature<Entity> => ({
  nouns: [],
  nav: [],
  tools: [],
  screens: {},
  ...parts,
});
