import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";

/** Says that the next page is on its way; the script shows it meanwhile. */
export function Progress() {
  const { loading } = useTexts(siteTexts);
  return (
    <div role="status" className="no-print pointer-events-none fixed inset-x-0 top-bar z-30">
      <div id="loading" hidden>
        <div className="progress-line h-1 origin-left bg-clay" />
        <p className="mx-auto mt-3 w-fit rounded-full bg-teal-dark px-4 py-1.5 font-semibold text-sm text-white shadow-card">{loading}</p>
      </div>
    </div>
  );
}
