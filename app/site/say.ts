import { errorTexts } from "#app/messages/errors.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { failureLook } from "#app/ui/failure-look.ts";
import { localPath } from "#lib/languages.ts";
import { partFrom, shownLanguage, siteText } from "./parts.ts";

/** There from the start, so that what it says is heard; what is shown in a frame leads to no other page. */
export function placeProgress(): void {
  if (!document.querySelector(".site-bar")) return;
  document.body.append(
    partFrom(`<div id="progress" role="status" class="no-print pointer-events-none fixed inset-x-0 top-bar z-30"></div>`),
  );
}

/** Says that the next page is on its way. */
export function sayLoading(loading: boolean): void {
  const line = partFrom(`<div class="progress-line h-1 origin-left bg-clay"></div>`);
  const words = partFrom(
    `<p class="mx-auto mt-3 w-fit rounded-full bg-teal-dark px-4 py-1.5 font-semibold text-sm text-white shadow-card">${siteText().loading}</p>`,
  );
  document.getElementById("progress")?.replaceChildren(...(loading ? [line, words] : []));
}

/** The screen of a page that could not be had, inside the frame of the one before; it can be asked for again. */
export function sayFailure(url: string, error: unknown): void {
  sayLoading(false);
  const language = shownLanguage();
  const { unexpected, failure } = errorTexts[language];
  const screen = partFrom(
    `<div class="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8">
      <h1 class="mb-8 font-semibold text-teal-dark text-title">${unexpected.heading}</h1>
      <div role="alert" class="${failureLook.box}">
        <p class="${failureLook.words}"></p>
        <a class="${failureLook.retry}">${failure.retry}</a>
      </div>
      <a href="${localPath("/", language)}" class="${buttonShape} ${buttonTones.primary} mt-8">${unexpected.link}</a>
    </div>`,
  );
  screen.querySelector("[role=alert] p")?.append(failure.message(error instanceof Error ? error.message : String(error)));
  screen.querySelector("[role=alert] a")?.setAttribute("href", url);
  document.title = unexpected.heading;
  const content = document.getElementById("content");
  content?.replaceChildren(screen);
  content?.focus();
}
