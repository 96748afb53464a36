import type { Noun } from "#lib/noun.ts";
import { features } from "./features.ts";

/** What the browser knows of every kind of record; `definitions.server.ts` lists what the server knows. */
export const nouns = features.flatMap((feature) => [...feature.nouns]);

export type EntityName = (typeof nouns)[number]["entity"];

/** A kind that is known no longer is called what the history calls it. */
export const nounOf = (entity: string): Noun =>
  nouns.find((noun) => noun.entity === entity) ?? { entity, label: { en: entity, es: entity }, editPath: () => "/admin" };
