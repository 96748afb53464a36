import type { CheckedLimits } from "#app/features/calculators/kit/program-limits.ts";
import type { TypicalFields } from "#app/features/calculators/kit/typical.ts";
import { type TypicalName, type TypicalSources, typicalKeys, wholeYear } from "#app/features/calculators/kit/typical-sources.ts";
import { share } from "#app/features/calculators/math/amounts.ts";
import { percent } from "#app/features/calculators/math/money.ts";
import { typicalTexts } from "#app/features/calculators/texts/typical.ts";
import { exampleSource } from "#app/features/settings/regulatory-limit-settings.ts";
import { longDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";

/** A field is left out if one of its figures is out of date. */
export function typicalFieldsFrom(sources: TypicalSources, figures: CheckedLimits, language: Language): TypicalFields {
  const text = typicalTexts[language];
  const fields = Object.entries(sources).flatMap(([field, { parts, isShareOfPrice = false, unitField }]) => {
    let rate = 0;
    const notes: string[] = [];
    for (const [name, months] of Object.entries(parts) as Array<[TypicalName, number]>) {
      const figure = figures[typicalKeys[name]];
      if (!figure) return [];
      rate += share(figure.amount, months, wholeYear);
      const part = text.parts[name](percent(figure.amount));
      const counted = months === wholeYear ? part : text.monthsOf(months, part);
      const isExample = figure.source === exampleSource[language];
      notes.push(
        isExample
          ? text.unchecked(text.example, counted, figure.source)
          : text.checked(text.typical, counted, figure.source, longDay(figure.checkedOn, language)),
      );
    }
    return [[field, { rate, isShareOfPrice, unitField, note: notes.join(" ") }]];
  });
  return Object.fromEntries(fields);
}
