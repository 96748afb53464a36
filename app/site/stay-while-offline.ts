import { buttonShape } from "#app/ui/button-look.ts";
import { pageLinkOf } from "./next-page.ts";
import { partFrom, siteText } from "./parts.ts";

/** Without a network no page is left: the browser's own error page would take what the visitor has written with it. */
export function tellOffline(leaving: Event, wanted: string): void {
  leaving.preventDefault();
  document.getElementById("offline")?.remove();
  document.body.append(noticeFor(wanted));
}

/** For browsers that tell of links only. */
export function stayWhileOffline(): void {
  document.addEventListener("click", (event) => {
    const link = pageLinkOf(event);
    if (!navigator.onLine && link) tellOffline(event, link.href);
  });
}

function noticeFor(wanted: string): HTMLElement {
  const { offline: text } = siteText();
  const notice = partFrom(
    `<div id="offline" role="alert" class="no-print fixed inset-x-3 bottom-3 z-40 mx-auto max-w-xl rounded-2xl bg-paper p-5 shadow-lift ring-1 ring-line sm:p-6">
      <p class="font-display font-semibold text-teal-dark text-xl">${text.title}</p>
      <p class="mt-1 text-muted">${text.text}</p>
      <div class="mt-4 flex flex-wrap gap-2">
        <button type="button" class="${buttonShape} bg-clay text-white hover:bg-clay-dark">${text.retry}</button>
        <button type="button" class="${buttonShape} text-teal hover:bg-sand">${text.stay}</button>
      </div>
    </div>`,
  );
  const [retry, stay] = notice.querySelectorAll("button");
  retry?.addEventListener("click", () => navigator.onLine && location.assign(wanted));
  stay?.addEventListener("click", () => notice.remove());
  return notice;
}
