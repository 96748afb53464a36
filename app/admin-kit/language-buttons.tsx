import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { Button } from "./button.tsx";

type Props = { value: Language; onChange: (language: Language) => void; resting?: boolean };

/** The languages of a preview. */
export function LanguageButtons({ value, onChange, resting = false }: Props) {
  const text = useTexts(previewTexts);
  return languages.map((language) => (
    <Button
      key={language}
      look={language === value ? "primary" : "secondary"}
      aria-pressed={language === value}
      resting={resting}
      onClick={() => onChange(language)}
    >
      {text.languages[language]}
    </Button>
  ));
}
