import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { redirectNoun } from "./noun.ts";
import { type RedirectDraft, type RedirectRecord, redirectCalls } from "./queries.ts";
import { labels, redirectInput } from "./schema.ts";

export const redirectForm = {
  entity: redirectNoun.entity,
  calls: redirectCalls,
  labels: labelsInBoth(redirectInput, labels),
  read: (redirect?: RedirectRecord): RedirectDraft => draftOf(redirectInput, redirect),
  list: "/admin/addresses",
};

export { redirectForm as recordForm };
