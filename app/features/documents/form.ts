import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { shortDay } from "#lib/dates.ts";
import { currentLanguage } from "#lib/localize.ts";
import { documentFormTexts } from "./admin/texts/documents.ts";
import { fileType } from "./file-facts.ts";
import { documentNoun } from "./noun.ts";
import { type DocumentDraft, type DocumentRecord, documentCalls } from "./queries.ts";
import { documentInput, labels } from "./schema.ts";

const text = () => documentFormTexts[currentLanguage()];

/** Long enough to distinguish two files. */
const shownDigits = 6;

/** For the history and the conflict dialog. */
const formats: ValueFormats<DocumentDraft> = {
  file: (file) => `${fileType(file)} ${file.slice(file.indexOf("/") + 1).slice(0, shownDigits)}`,
  language: (language) => text().languages[language],
  expiresOn: (day) => shortDay(day, currentLanguage()),
};

export const documentForm = {
  entity: documentNoun.entity,
  calls: documentCalls,
  labels: labelsInBoth(documentInput, labels),
  read: (document?: DocumentRecord): DocumentDraft => draftOf(documentInput, document),
  list: "/admin/documents",
  formats,
};

export { documentForm as recordForm };
