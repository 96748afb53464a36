import { z } from "zod";
import { channels } from "#app/features/contact-ways/channels.ts";
import { leadStates } from "#app/features/leads/lead-states.ts";
import { languages } from "#lib/translations.ts";
import { fieldError } from "#lib/validation-messages.ts";
import { periods } from "./periods.ts";

const period = z.preprocess(
  (value) => (value === undefined || value === "" ? periods[1] : Number(value)),
  z.literal(
    periods,
    fieldError("weeks", { en: `must be one of ${periods.join(", ")}`, es: `debe ser uno de estos valores: ${periods.join(", ")}` }),
  ),
);

export const numbersQuery = z.object({ weeks: period });

const count = z.int();
/** From a message to its first reply; null if there was none. */
const medianMinutes = z.number().nullable();

/** Held and merged messages do not count as leads. */
export const numbers = {
  leads: count,
  views: count,
  answered: count,
  medianMinutes,
  /** Each by its Monday; the last is the current week. */
  byWeek: z.array(z.object({ week: z.iso.date(), leads: count, views: count })),
  /** Most visited first. A message that names no page has an empty path. */
  byPage: z.array(z.object({ path: z.string(), views: count, leads: count })),
  byLanguage: z.array(z.object({ language: z.enum(languages), views: count, leads: count })),
  /** Null is the office. */
  byOfficer: z.array(z.object({ officer: z.string().nullable(), leads: count, answered: count, medianMinutes })),
  byState: z.array(z.object({ state: z.enum(leadStates), leads: count })),
  /** Uses of the ways to reach a person. */
  byChannel: z.array(z.object({ channel: z.enum(channels), en: count, es: count })),
  /** In the order of `byChannel`. */
  channelsByWeek: z.array(z.object({ week: z.iso.date(), uses: z.array(count) })),
  byCampaign: z.array(z.object({ source: z.string(), medium: z.string(), campaign: z.string(), leads: count })),
};
