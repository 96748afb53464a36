import { amountsOf, type CheckedLimits } from "#app/features/calculators/kit/program-limits.ts";
import type { TypicalFields } from "#app/features/calculators/kit/typical.ts";
import {
  type TypicalName,
  type TypicalSources,
  typicalKeys,
  typicalRate,
  wholeYear,
} from "#app/features/calculators/kit/typical-sources.ts";
import { percent } from "#app/features/calculators/math/money.ts";
import { typicalTexts } from "#app/features/calculators/texts/typical.ts";
import { exampleSource } from "#app/features/settings/regulatory-limit-settings.ts";
import { longDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";

/** A field is left out if one of its figures is out of date. */
export function typicalFieldsFrom(sources: TypicalSources, figures: CheckedLimits, language: Language): TypicalFields {
  const text = typicalTexts[language];
  const amounts = amountsOf(typicalKeys, figures);
  const fields = Object.entries(sources).flatMap(([field, source]) => {
    const { parts, isShareOfPrice = false, unitField } = source;
    const rate = typicalRate(source, amounts);
    if (rate === undefined) return [];
    const notes = (Object.entries(parts) as Array<[TypicalName, number]>).flatMap(([name, months]) => {
      const figure = figures[typicalKeys[name]];
      if (!figure) return [];
      const part = text.parts[name](percent(figure.amount));
      const counted = months === wholeYear ? part : text.monthsOf(months, part);
      if (figure.source === exampleSource[language]) return [text.unchecked(text.example, counted, figure.source)];
      return [text.checked(text.typical, counted, figure.source, longDay(figure.checkedOn, language))];
    });
    return [[field, { rate, isShareOfPrice, unitField, note: notes.join(" ") }]];
  });
  return Object.fromEntries(fields);
}
