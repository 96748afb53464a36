import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { shortDay } from "#lib/dates.ts";
import { currentLanguage } from "#lib/localize.ts";
import { programFormTexts } from "./admin/texts/assistance.ts";
import { assistanceProgramNoun } from "./noun.ts";
import { type ProgramDraft, type ProgramRecord, programCalls } from "./queries.ts";
import { assistanceProgramInput, labels } from "./schema.ts";

const text = () => programFormTexts[currentLanguage()];
const day = (value: string) => shortDay(value, currentLanguage());

/** For the history and the conflict dialog. */
const formats: ValueFormats<ProgramDraft> = {
  unlimited: (kinds) => kinds.map((kind) => text().limitKinds[kind]).join(", "),
  firstTimeRule: (rule) => text().firstTimeRules[rule],
  funding: (state) => text().fundingStates[state],
  status: (status) => text().statuses[status],
  checkedOn: day,
  validUntil: day,
};

export const programForm = {
  entity: assistanceProgramNoun.entity,
  calls: programCalls,
  labels: labelsInBoth(assistanceProgramInput, labels),
  read: (program?: ProgramRecord): ProgramDraft =>
    draftOf(assistanceProgramInput, program, { status: "published", firstTimeRule: "unknown" }),
  list: "/admin/assistance",
  formats,
};

export { programForm as recordForm };
