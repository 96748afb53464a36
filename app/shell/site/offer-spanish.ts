import { buttonShape } from "#app/ui/button-look.ts";
import { partFrom, siteText } from "./parts.ts";

const offeredKey = "spanish-offered";

/** Offers Spanish once, on the first page, to a browser that prefers it. There is no redirect and nothing moves. */
export function offerSpanish(): void {
  const spanish = document.querySelector<HTMLAnchorElement>("header a[hreflang=es]");
  const preferredLanguage = navigator.languages.find((tag) => /^(en|es)\b/i.test(tag)) ?? "";
  if (!spanish || !/^es\b/i.test(preferredLanguage) || wasOffered()) return;
  document.querySelector("header")?.after(offerOf(spanish.pathname + spanish.search));
  rememberOffer();
}

function offerOf(path: string): HTMLElement {
  const { offer: text } = siteText();
  const offer = partFrom(
    `<aside lang="es" aria-label="${text.label}" class="no-print fixed inset-x-3 top-[calc(var(--spacing-bar)+0.75rem)] z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl bg-teal-dark px-5 py-4 text-white shadow-lift ring-1 ring-white/25 on-dark">
      <p class="font-display text-lg">${text.question}</p>
      <div class="flex items-center gap-2">
        <a hreflang="es" class="${buttonShape} bg-marigold text-ink hover:bg-white">${text.accept}</a>
        <button type="button" aria-label="${text.decline}" class="inline-flex size-12 items-center justify-center rounded-full text-2xl hover:bg-white/15">×</button>
      </div>
    </aside>`,
  );
  offer.querySelector("a")?.setAttribute("href", path);
  offer.querySelector("button")?.addEventListener("click", () => offer.remove());
  return offer;
}

/** Without storage the offer is repeated on the next page. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(offeredKey) !== null;
  } catch {
    return false;
  }
}

function rememberOffer(): void {
  try {
    localStorage.setItem(offeredKey, "1");
  } catch {
    // Without storage the offer is repeated on the next page.
  }
}
