import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { WebResourceDraft, WebResourceRecord } from "./draft.ts";
import { webResourceNoun } from "./noun.ts";
import { webResourceCalls } from "./queries.ts";
import { labels, webResourceInput } from "./schema.ts";

export const webResourceLabels = labelsInBoth(webResourceInput, labels);

export const webResourceDraft = (resource?: WebResourceRecord): WebResourceDraft => draftOf(webResourceInput, resource);

export const webResourceForm = {
  entity: webResourceNoun.entity,
  calls: webResourceCalls,
  labels: webResourceLabels,
  read: webResourceDraft,
  list: "/admin/resources",
};

export { webResourceForm as recordForm };
