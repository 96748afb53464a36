import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { WebResourceDraft } from "./draft.ts";
import { findSetting } from "./find-setting.ts";
import { webResourceLabels as labels } from "./form.ts";
import { ValueField } from "./value-field.tsx";

type Props = { draft: Draft<WebResourceDraft>; categories: Choice[]; isNew?: boolean };

export function WebResourceFields({ draft: { bind, spanish, base, values }, categories, isNew = false }: Props) {
  const setting = findSetting(isNew ? values.context : base.context);
  const value = (
    <ValueField label={labels.value} hint={setting?.label} kind={setting?.kind} choices={setting?.choices} {...bind("value")} />
  );
  // A phone number is the same in both languages: the site asks for no second one.
  const hasSpanish = !setting || setting.es !== undefined;
  return (
    <>
      <FieldRow>
        <ChoiceField label={labels.webResourceCategoryId} none="No category" choices={categories} {...bind("webResourceCategoryId")} />
        <TextField
          label={labels.context}
          readOnly={!isNew && setting !== undefined}
          hint={!isNew && setting ? "The site finds the value by this name" : "A name of its own, such as company.slogan"}
          {...bind("context")}
        />
      </FieldRow>
      {hasSpanish ? (
        <Bilingual
          mark={spanish("value")}
          english={value}
          spanish={<ValueField label={labels["es.value"]} kind={setting?.kind} lang="es" {...bind("es.value")} />}
        />
      ) : (
        value
      )}
    </>
  );
}
