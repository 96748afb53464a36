import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { buttonShape } from "#app/ui/button-link.tsx";
import { useOtherLanguage } from "./language-switch.tsx";

const declined = "spanish-declined";

/** Offers Spanish to a browser that asks for it. Nobody is sent anywhere, and a no is remembered. */
export function LanguageOffer() {
  const [offered, setOffered] = useState(false);
  const language = useLanguage();
  const { href } = useOtherLanguage();
  const { offer: text } = useTexts(siteTexts);
  useEffect(() => {
    const wanted = navigator.languages.find((tag) => /^(en|es)\b/i.test(tag)) ?? "";
    setOffered(/^es\b/i.test(wanted) && !remembered());
  }, []);
  if (!offered || language === "es") return null;

  function decline() {
    setOffered(false);
    remember();
  }

  return (
    <aside
      lang="es"
      aria-label={text.label}
      className="no-print fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl bg-teal-dark px-5 py-4 text-white shadow-lift ring-1 ring-white/25 on-dark"
    >
      <p className="font-display text-lg">{text.question}</p>
      <div className="flex items-center gap-2">
        <Link to={href} hrefLang="es" className={`${buttonShape} bg-marigold text-ink hover:bg-white`}>
          {text.accept}
        </Link>
        <button
          type="button"
          onClick={decline}
          aria-label={text.decline}
          className="inline-flex size-12 items-center justify-center rounded-full hover:bg-white/15"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}

/** Storage may be switched off; then the offer is made again on the next visit. */
function remembered(): boolean {
  try {
    return localStorage.getItem(declined) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(declined, "1");
  } catch {
    // The offer was closed all the same.
  }
}
