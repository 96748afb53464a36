import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { DateField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { programForm } from "#app/features/assistance/form.ts";
import { limitKinds } from "#app/features/assistance/program-choices.ts";
import type { ProgramDraft } from "#app/features/assistance/queries.ts";
import { utahCounties } from "#app/features/assistance/utah-counties.ts";
import { useTexts } from "#app/messages/messages.ts";
import { programFormTexts } from "./texts/assistance.ts";

export function ProgramFields({ draft }: { draft: Draft<ProgramDraft> }) {
  const { bind } = draft;
  const labels = useTexts(programForm.labels);
  const text = useTexts(programFormTexts);
  const both = { draft, labels };
  return (
    <>
      <BilingualField of={TextField} field="name" required {...both} />
      <TextField label={labels.operator} required {...bind("operator")} />
      <BilingualField of={TextAreaField} field="amount" rows={2} required hint={text.amountHint} {...both} />
      <FieldRow>
        <TextField label={labels.amountPercent} inputMode="decimal" hint={text.amountPercentHint} {...bind("amountPercent")} />
        <TextField label={labels.amountMax} inputMode="numeric" hint={text.dollarsHint} {...bind("amountMax")} />
      </FieldRow>
      <FormSection title={text.limits}>
        <FieldRow>
          <SelectField label={labels.firstTimeRule} {...bind("firstTimeRule")}>
            <Options names={text.firstTimeRules} />
          </SelectField>
          <TextField label={labels.minimumScore} inputMode="numeric" hint={text.scoreHint} {...bind("minimumScore")} />
        </FieldRow>
        <CheckboxField label={labels.newConstructionOnly} {...bind("newConstructionOnly")} />
        <TextField label={labels.incomeLimit} inputMode="numeric" hint={text.limitHint} {...bind("incomeLimit")} />
        <BilingualField of={TextField} field="incomeNote" {...both} />
        <TextField label={labels.priceLimit} inputMode="numeric" hint={text.priceHint} {...bind("priceLimit")} />
        <BilingualField of={TextField} field="priceNote" {...both} />
        <WordListField
          label={labels.unlimited}
          hint={text.unlimitedHint}
          words={limitKinds}
          nameOf={(kind) => text.limitKinds[kind]}
          {...bind("unlimited")}
        />
        <WordListField
          label={labels.counties}
          hint={text.countiesHint}
          words={utahCounties}
          nameOf={(county) => county}
          {...bind("counties")}
        />
        <BilingualField of={TextField} field="areaNote" hint={text.areaNoteHint} {...both} />
      </FormSection>
      <FormSection title={text.advice}>
        <BilingualField of={TextAreaField} field="uncertain" rows={4} hint={text.uncertainHint} {...both} />
        <BilingualField of={TextAreaField} field="toAsk" rows={4} hint={text.toAskHint} {...both} />
      </FormSection>
      <FormSection title={text.source}>
        <FieldRow>
          <TextField label={labels.sourceName} required {...bind("sourceName")} />
          <UrlField label={labels.sourceUrl} required hint={text.sourceUrlHint} {...bind("sourceUrl")} />
          <DateField label={labels.checkedOn} required {...bind("checkedOn")} />
          <DateField label={labels.validUntil} required hint={text.validUntilHint} {...bind("validUntil")} />
        </FieldRow>
      </FormSection>
      <FormSection title={text.publication}>
        <FieldRow>
          <SelectField label={labels.funding} {...bind("funding")}>
            <Options names={text.fundingStates} />
          </SelectField>
          <SelectField label={labels.status} {...bind("status")}>
            <Options names={text.statuses} />
          </SelectField>
        </FieldRow>
      </FormSection>
    </>
  );
}
