import type { DraftOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsIn } from "#app/admin-kit/labels.ts";
import type { Language } from "#lib/translations.ts";
import type { StaffRecord } from "./account-schema.ts";
import { accountInput, labels } from "./schema.ts";

export const staffLabelsIn = (language: Language) => labelsIn(language, accountInput, labels);

export const staffDraft = (account?: StaffRecord): StaffDraft => draftOf(accountInput, account, { role: "editor" });

export type StaffDraft = DraftOf<typeof accountInput>;
