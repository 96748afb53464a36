import { readCheckBasis } from "#app/features/buying-guide/check-basis.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { countLookup } from "./limits.server.ts";
import { codeInput, openedAnswers } from "./schema.ts";
import { openSharedAnswers } from "./service.server.ts";

export const sharedAnswersOperations = [
  operation({
    // POST, because a code must not be in a URL, which logs and browser histories keep.
    method: "post",
    path: "/api/sharedanswers/open",
    access: "leads.own",
    tag: "Shared answers",
    summary: "The answers that a visitor shared under a code; each opening is recorded",
    body: codeInput,
    returns: { sharedAnswersDto: openedAnswers },
    refuses: ["notFound", "tooMany"],
    handle: async ({ c, db, log, staff, body }) => {
      const now = new Date();
      await countLookup(db, staff.userId, now);
      const reader = { userId: staff.userId, clientAddress: c.var.clientAddress };
      const opened = await openSharedAnswers(db, body.code, reader, now);
      return { sharedAnswersDto: { ...opened, basis: await readCheckBasis({ db, log }, "en", now) } };
    },
  }),
];
