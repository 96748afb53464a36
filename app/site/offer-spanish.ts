import { buttonShape } from "#app/ui/button-look.ts";
import { partFrom, siteText } from "./parts.ts";

const declinedKey = "spanish-declined";

/** Offers Spanish to a browser that asks for it. Nobody is sent anywhere, and a no is remembered. */
export function offerSpanish(): void {
  const spanish = document.querySelector<HTMLAnchorElement>("header a[hreflang=es]");
  const preferredLanguage = navigator.languages.find((tag) => /^(en|es)\b/i.test(tag)) ?? "";
  if (spanish && /^es\b/i.test(preferredLanguage) && !hasDeclined()) document.body.append(offerOf(spanish.pathname + spanish.search));
}

function offerOf(path: string): HTMLElement {
  const { offer: text } = siteText();
  const offer = partFrom(
    `<aside lang="es" aria-label="${text.label}" class="no-print fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl bg-teal-dark px-5 py-4 text-white shadow-lift ring-1 ring-white/25 on-dark">
      <p class="font-display text-lg">${text.question}</p>
      <div class="flex items-center gap-2">
        <a hreflang="es" class="${buttonShape} bg-marigold text-ink hover:bg-white">${text.accept}</a>
        <button type="button" aria-label="${text.decline}" class="inline-flex size-12 items-center justify-center rounded-full text-2xl hover:bg-white/15">×</button>
      </div>
    </aside>`,
  );
  offer.querySelector("a")?.setAttribute("href", path);
  offer.querySelector("button")?.addEventListener("click", () => {
    offer.remove();
    remember();
  });
  return offer;
}

/** Storage may be switched off; then the offer is made again on the next visit. */
function hasDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(declinedKey, "1");
  } catch {
    // The offer was closed all the same.
  }
}
