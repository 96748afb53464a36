import { useEffect, useRef, useState } from "react";
import { folderCalculationTexts } from "#app/features/calculators/texts/folder.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";
import { calculatorPath } from "./catalog.ts";
import { readSaved, removeCalculation, type SavedCalculation } from "./folder-storage.ts";

/** The calculations in the folder. It is empty until the script has read them, so place it below what is seen first. */
export function SavedCalculations() {
  const text = useTexts(folderCalculationTexts);
  const language = useLanguage();
  const [saved, setSaved] = useState<SavedCalculation[]>([]);
  const section = useRef<HTMLElement>(null);
  const isShown = saved.length > 0;
  useEffect(() => setSaved(readSaved()), []);
  // The browser looked for the section before the script had made it.
  useEffect(() => {
    if (isShown && window.location.hash === "#calculations") section.current?.scrollIntoView();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section ref={section} id="calculations" aria-labelledby="calculations-heading" className="mt-12 scroll-mt-24">
      <h2 id="calculations-heading" className="font-semibold text-2xl text-teal-dark">
        {text.heading}
      </h2>
      <p className="mt-1 text-muted">{text.onlyHere}</p>
      <ul className="mt-3">
        {saved.map((calculation) => (
          <li
            key={`${calculation.calculator}?${calculation.query}`}
            className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-1"
          >
            <a
              href={`${localPath(calculatorPath(calculation.calculator), language)}?${calculation.query}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4"
            >
              {calculation.summary[language]}
            </a>
            <button
              type="button"
              aria-label={text.removeNamed(calculation.summary[language])}
              onClick={() => setSaved(removeCalculation(calculation))}
              className="no-print min-h-11 font-semibold text-teal underline underline-offset-4 hover:text-clay"
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
