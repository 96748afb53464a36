import { limits } from "#app/features/calculators/math/amounts.ts";
import { readEntries, requiredNumber } from "./rules.ts";

export const homePriceRule = requiredNumber("money", { min: 100_000, max: limits.price });

/** In cents, from what a visitor typed, such as "$350,000". Undefined if it is no price that the calculators accept. */
export const readHomePrice = (entry: string): number | undefined => readEntries({ price: homePriceRule }, { price: entry }).values?.price;
