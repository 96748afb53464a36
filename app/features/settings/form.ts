import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { WebResourceDraft, WebResourceRecord } from "./draft.ts";
import { webResourceNoun } from "./noun.ts";
import { labels, webResourceInput } from "./schema.ts";

export const webResourceLabels = labelsInBoth(webResourceInput, labels);

export const webResourceDraft = (resource?: WebResourceRecord): WebResourceDraft => draftOf(webResourceInput, resource);

export const recordForm = { entity: webResourceNoun.entity, labels: webResourceLabels, read: webResourceDraft };
