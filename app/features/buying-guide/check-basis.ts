import type { ItinOffer } from "#app/features/itin/settings.ts";
import type { UsState } from "#lib/us-states.ts";
import type { MoneyFigures } from "./money-needed.ts";

/** What a result depends on besides the answers. */
export type CheckBasis = {
  itinOffer: ItinOffer;
  figures: MoneyFigures;
  /** Besides Utah, where we are licensed. */
  otherStates: UsState[];
};
