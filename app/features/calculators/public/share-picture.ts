import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import type { Language } from "#lib/translations.ts";

/** All calculators share one picture; `design/share/render.ts` draws it. */
export const sharePictureOf = (language: Language) => ({
  path: `/share/calculators-${language}.jpg`,
  width: 1200,
  height: 630,
  alt: calculatorTexts[language].name,
});
