import { X } from "lucide-react";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { buttonShape } from "#app/ui/button-link.tsx";
import { useOtherLanguage } from "./language-switch.tsx";

/** On English pages, shown by the script to a browser that asks for Spanish. */
export function LanguageOffer() {
  const { other, href } = useOtherLanguage();
  const { offer: text } = useTexts(siteTexts);
  if (other !== "es") return null;
  return (
    <aside
      id="spanish-offer"
      hidden
      lang="es"
      aria-label={text.label}
      className="no-print fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl bg-teal-dark px-5 py-4 text-white shadow-lift ring-1 ring-white/25 on-dark"
    >
      <p className="font-display text-lg">{text.question}</p>
      <div className="flex items-center gap-2">
        <a href={href} hrefLang="es" className={`${buttonShape} bg-marigold text-ink hover:bg-white`}>
          {text.accept}
        </a>
        <button
          type="button"
          aria-label={text.decline}
          className="inline-flex size-12 items-center justify-center rounded-full hover:bg-white/15"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
