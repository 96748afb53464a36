import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { buttonShape } from "#app/ui/button-link.tsx";

/** Shown by the script when a link is followed without a network. */
export function OfflineNotice() {
  const { offline: text } = useTexts(siteTexts);
  return (
    <div
      id="offline"
      hidden
      role="alert"
      className="no-print fixed inset-x-3 bottom-3 z-40 mx-auto max-w-xl rounded-2xl bg-paper p-5 shadow-lift ring-1 ring-line sm:p-6"
    >
      <p className="font-display font-semibold text-teal-dark text-xl">{text.title}</p>
      <p className="mt-1 text-muted">{text.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" data-go="" className={`${buttonShape} bg-clay text-white hover:bg-clay-dark`}>
          {text.retry}
        </button>
        <button type="button" data-stay="" className={`${buttonShape} text-teal hover:bg-sand`}>
          {text.stay}
        </button>
      </div>
    </div>
  );
}
