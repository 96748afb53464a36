import { buyingGuideIslands } from "#app/features/buying-guide/public/islands.ts";
import { calculatorIslands } from "#app/features/calculators/public/islands.ts";
import { leadIslands } from "#app/features/leads/public/islands.ts";
import { officerIslands } from "#app/features/officers/public/islands.ts";
import { pageIslands } from "#app/features/pages/public/islands.ts";

/** Each is named after its file and loaded where a page has one. */
export const islands = { ...buyingGuideIslands, ...calculatorIslands, ...leadIslands, ...officerIslands, ...pageIslands };

export type IslandName = keyof typeof islands;
