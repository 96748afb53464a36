import { Plus, X } from "lucide";
import { useEffect, useId, useRef } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { FieldNotes } from "#app/admin-kit/fields/field-notes.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { licenseLabels } from "#app/features/officers/license-schema.ts";
import { emptyLicense, type OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usStates } from "#lib/us-states.ts";
import { officerFormTexts } from "./texts/officer-forms.ts";

type Props = FieldProps<OfficerLicense[]> & {
  /** By part, such as `0.number`. */
  errors: Record<string, string>;
  readOnly?: boolean;
};

export function LicensesField({ name, value, onChange, error, errors, label, hint, readOnly = false }: Props) {
  const id = useId();
  const text = useTexts(officerFormTexts);
  const rows = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<number>(undefined);

  // Focus the added row; after a removal, the next row, or the button if none is left.
  useEffect(() => {
    if (focusNext.current === undefined || !rows.current) return;
    const row = rows.current.children[Math.min(focusNext.current, value.length - 1)];
    (row?.querySelector<HTMLElement>("select") ?? addButton.current)?.focus();
    focusNext.current = undefined;
  }, [value]);

  function change(index: number, part: Partial<OfficerLicense>) {
    onChange(value.map((license, at) => (at === index ? { ...license, ...part } : license)));
  }

  function add() {
    focusNext.current = value.length;
    onChange([...value, emptyLicense]);
  }

  function remove(index: number) {
    focusNext.current = index;
    onChange(value.filter((_, at) => at !== index));
  }

  return (
    <fieldset disabled={readOnly} className="m-0 grid min-w-0 content-start gap-3 border-0 p-0">
      <legend className="mb-1.5 p-0 text-sm font-semibold">{label}</legend>
      <div ref={rows} className="grid gap-3">
        {value.map((license, index) => (
          <LicenseRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position, and holds nothing of its own
            key={index}
            name={`${name}.${index}`}
            number={index + 1}
            license={license}
            errorOf={(part) => errors[`${index}.${part}`]}
            onChange={(part) => change(index, part)}
            onRemove={readOnly ? undefined : () => remove(index)}
          />
        ))}
      </div>
      {!readOnly && (
        <Button ref={addButton} data-field={name} className="justify-self-start" onClick={add}>
          <Icon of={Plus} className="size-4" />
          {text.addLicense}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

type RowProps = {
  name: string;
  number: number;
  license: OfficerLicense;
  errorOf: (part: keyof OfficerLicense) => string | undefined;
  onChange: (part: Partial<OfficerLicense>) => void;
  onRemove: (() => void) | undefined;
};

function LicenseRow({ name, number, license, errorOf, onChange, onRemove }: RowProps) {
  const language = useLanguage();
  const text = useTexts(officerFormTexts);
  const bind = <Part extends keyof OfficerLicense>(part: Part) => ({
    name: `${name}.${part}`,
    label: licenseLabels[part][language],
    value: license[part],
    error: errorOf(part),
    onChange: (value: OfficerLicense[Part]) => onChange({ [part]: value }),
  });
  return (
    <fieldset
      aria-label={text.license(number)}
      className="m-0 grid min-w-0 gap-4 rounded-xl border border-edge p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      <SelectField {...bind("state")}>
        {usStates.map((state) => (
          <option key={state} value={state}>
            {stateNames[language][state]}
          </option>
        ))}
      </SelectField>
      <TextField {...bind("number")} />
      <DateField {...bind("from")} />
      <DateField {...bind("until")} />
      {onRemove && (
        <Button look="quietDanger" className="self-end justify-self-start" aria-label={text.removeLicense(number)} onClick={onRemove}>
          <Icon of={X} className="size-4" />
          {text.remove}
        </Button>
      )}
    </fieldset>
  );
}
