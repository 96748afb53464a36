import { z } from "zod";
import { optionalText, requiredText } from "#lib/fields.ts";

/** How a call ended. */
export const callOutcomes = ["reached", "noAnswer", "leftMessage"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

const maxText = 10_000;

export const noteInput = z.object({ body: requiredText("Note", maxText) });

export const callInput = z.object({
  outcome: z.enum(callOutcomes, `outcome must be one of: ${callOutcomes.join(", ")}`),
  body: optionalText("What was said", maxText),
});

/** What the visitor said by another way than mail to us, written down by staff. */
export const answerInput = z.object({ body: requiredText("What the visitor said", maxText) });
