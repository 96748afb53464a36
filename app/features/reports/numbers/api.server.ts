import { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";
import { fieldError, mustBeTrueOrFalse } from "#lib/validation-messages.ts";
import { operation } from "#platform/api/operation.server.ts";
import { numbers, numbersQuery } from "./schema.ts";
import { readNumbers } from "./service.server.ts";
import { readWeeklyChoice, setWeeklyChoice } from "./weekly-mail.server.ts";

const tag = "Numbers";
const weeklyMailIsOn: LocalizedText = { en: "You'll get it starting next Monday", es: "Lo recibirá a partir del próximo lunes" };
const weeklyMailIsOff: LocalizedText = { en: "You won't get it anymore", es: "Ya no lo recibirá" };

export const numberOperations = [
  operation({
    method: "get",
    path: "/api/numbers",
    access: "numbers.read",
    tag,
    summary: "Leads, answers and page views of the last weeks: by week, page, language, officer, state, campaign and way to reach a person",
    query: numbersQuery,
    returns: numbers,
    handle: ({ db, query }) => readNumbers(db, query.weeks),
  }),
  operation({
    method: "get",
    path: "/api/numbers/mail",
    access: "numbers.read",
    tag,
    summary: "Whether one gets the numbers of last week by mail, on Mondays",
    returns: { weeklyMail: z.boolean() },
    handle: async ({ db, staff }) => ({ weeklyMail: await readWeeklyChoice(db, staff.userId) }),
  }),
  operation({
    method: "put",
    path: "/api/numbers/mail",
    access: "numbers.read",
    tag,
    summary: "Choose whether one gets it",
    body: z.object({ weeklyMail: z.boolean(fieldError("weeklyMail", mustBeTrueOrFalse)) }),
    handle: async ({ db, staff, body }) => {
      await setWeeklyChoice(db, staff.userId, body.weeklyMail);
      return { message: body.weeklyMail ? weeklyMailIsOn : weeklyMailIsOff };
    },
  }),
];
