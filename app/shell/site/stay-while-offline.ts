import { buttonShape } from "#app/ui/button-look.ts";
import { partFrom, siteText } from "./parts.ts";

/** Offline, no link is followed: the browser's error page would discard what the visitor typed. */
export function stayWhileOffline(): void {
  document.addEventListener("click", (event) => {
    const link = navigator.onLine || event.defaultPrevented ? undefined : leavingLinkOf(event);
    if (!link) return;
    event.preventDefault();
    document.getElementById("offline")?.remove();
    document.body.append(noticeFor(link.href));
  });
}

function leavingLinkOf({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target=_blank], [download])") : null;
  if (!link?.protocol.startsWith("http") || ctrlKey || metaKey || shiftKey) return undefined;
  return withoutHash(link.href) === withoutHash(location.href) ? undefined : link;
}

const withoutHash = (url: string) => url.replace(/#.*/, "");

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
