import clsx from "clsx";
import { useTexts } from "#app/messages/messages.ts";
import { incidentTexts } from "./texts/incident.ts";

const safeguardsRule = "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-314/section-314.4";

/** From this number of customers on, the FTC has to be notified within 30 days (16 CFR 314.4(j)). */
const ftcNoticeCustomers = 500;

export function AffectedCustomers({ count }: { count: number }) {
  const { affected: text } = useTexts(incidentTexts);
  const needsNotice = count >= ftcNoticeCustomers;
  return (
    <>
      <p role="status" className="text-2xl font-semibold">
        {text.count(count)}
      </p>
      <p className="max-w-prose text-sm text-fg-muted">{text.note}</p>
      <p
        className={clsx("max-w-prose rounded-xl border border-edge px-4 py-3 text-sm", needsNotice ? "bg-bad-soft text-bad" : "bg-sunken")}
      >
        {needsNotice ? text.notice : text.below}{" "}
        <a href={safeguardsRule} target="_blank" rel="noopener noreferrer" className="font-semibold underline">
          {text.source}
        </a>
      </p>
    </>
  );
}
