import clsx from "clsx";
import { Clock } from "lucide";
import { useId } from "react";
import { useLocation } from "react-router";
import type { Channel } from "#app/features/contact-ways/channels.ts";
import { companyWays } from "#app/features/contact-ways/company-ways.ts";
import { wayTexts } from "#app/features/contact-ways/texts/ways.ts";
import { useBookingPath } from "#app/features/officers/public/booking-path.ts";
import { type SiteSettings, useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { keepTimesWhole } from "#lib/clock-time.ts";
import { englishPath, withoutTrailingSlash } from "#lib/languages.ts";
import { WayRow, WayTiles } from "./way-links.tsx";

type Props = {
  /** Named in the text that a visitor sends, such as "ITIN Loans". Left out on the home page. */
  page?: string;
  /** What the visitor said in "Can I buy?", passed on to our forms. */
  answers?: string;
  /** All that the office offers if left out. */
  channels?: readonly Channel[];
  /** `compact` is one row of buttons without heading. */
  size?: "full" | "compact";
  className?: string;
};

/** Every way to a person, for any public page. It needs the page's router and settings, so it cannot be part of an island. */
export function WaysToReachUs({ page = "", answers = "", channels, size = "full", className }: Props) {
  const text = useTexts(wayTexts);
  const settings = useSiteSettings();
  const ways = useCompanyWays(settings, useBookingPath(), page, answers).filter(({ channel }) => channels?.includes(channel) ?? true);
  const headingId = useId();
  if (size === "compact") return <WayRow ways={ways} className={clsx("no-print", className)} />;
  return (
    <section aria-labelledby={headingId} className={clsx("no-print mx-auto max-w-7xl px-4 sm:px-6 lg:px-8", className)}>
      <h2 id={headingId} className="font-semibold text-heading text-teal-dark">
        {text.heading}
      </h2>
      <p className="mt-2 text-muted">{text.lead}</p>
      <OfficeNow weekdays={settings["hours.weekdays"]} weekend={[settings["hours.saturday"], settings["hours.sunday"]]} />
      <WayTiles ways={ways} className="mt-4 sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  );
}

/**
 * The script replaces the hours by whether the office is open; two lines are kept free for that on phones. The weekend's hours
 * would take more room, so they are there only where no script runs.
 */
function OfficeNow({ weekdays, weekend }: { weekdays: string; weekend: string[] }) {
  const lines = weekend.filter((line) => line.trim() !== "");
  return (
    <p className="mt-1 flex min-h-[3em] items-start gap-2 font-semibold text-teal sm:min-h-[1.5em]">
      <Icon of={Clock} className="mt-1 size-4 shrink-0 text-clay" />
      <span>
        <span data-office-status="">{keepTimesWhole(weekdays)}</span>
        {lines.length > 0 && <noscript>{` · ${keepTimesWhole(lines.join(" · "))}`}</noscript>}
      </span>
    </p>
  );
}

export function useCompanyWays(settings: SiteSettings, bookingPath: string | undefined, page: string, answers = "") {
  const path = withoutTrailingSlash(englishPath(useLocation().pathname));
  return companyWays({ settings, language: useLanguage(), page, path, bookingPath, answers });
}
