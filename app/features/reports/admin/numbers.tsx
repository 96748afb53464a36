import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ColumnChart } from "#app/admin-kit/column-chart.tsx";
import { NumberTable } from "#app/admin-kit/number-table.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { shortDuration } from "#app/features/reports/durations.ts";
import { listWeekUses, type Numbers, numberColumnsIn, weekLabel } from "#app/features/reports/numbers/number-columns.ts";
import { parsePeriod, periods } from "#app/features/reports/numbers/periods.ts";
import { numbersQuery } from "#app/features/reports/numbers/queries.ts";
import { numberTexts } from "#app/messages/admin/numbers.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { locales } from "#lib/languages.ts";

export default function NumbersScreen() {
  const text = useTexts(numberTexts);
  const [address] = useSearchParams();
  const period = parsePeriod(address);
  const numbers = useQuery(numbersQuery(period));
  return (
    <div className="grid gap-5" aria-busy={numbers.isPlaceholderData}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={text.title} />
        <nav aria-label={text.period} className="flex flex-wrap gap-1">
          {periods.map((weeks) => (
            <ButtonLink
              key={weeks}
              to={{ search: `?weeks=${weeks}` }}
              look={weeks === period ? "primary" : "quiet"}
              aria-current={weeks === period ? "true" : undefined}
              preventScrollReset
            >
              {text.weeks(weeks)}
            </ButtonLink>
          ))}
        </nav>
      </div>
      <p className="max-w-prose text-fg-muted text-sm">{text.note}</p>
      <QueryStates query={numbers} pending={<TableSkeleton />}>
        {(loaded) => <NumbersReport numbers={loaded} />}
      </QueryStates>
    </div>
  );
}

function NumbersReport({ numbers }: { numbers: Numbers }) {
  const language = useLanguage();
  const text = useTexts(numberTexts);
  const columns = numberColumnsIn(language);
  const numberFormat = new Intl.NumberFormat(locales[language]);
  const { byWeek, byPage, byLanguage, byOfficer, byState, byCampaign, byChannel } = numbers;
  const weekUses = listWeekUses(numbers);
  const columnsOf = (name: "leads" | "views") => byWeek.map((row) => ({ label: weekLabel(row.week, language), value: row[name] }));
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Total name={text.leads} value={numberFormat.format(numbers.leads)} />
        <Total name={text.answered} value={numberFormat.format(numbers.answered)} />
        <Total name={text.medianTime} value={numbers.medianMinutes === null ? "–" : shortDuration(numbers.medianMinutes)} />
        <Total name={text.pageViews} value={numberFormat.format(numbers.views)} />
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={text.leadsByWeek}>
          <ColumnChart summary={text.leadsByWeekSummary(numbers.leads, byWeek.length)} columns={columnsOf("leads")} lastIsOpen />
        </Section>
        <Section title={text.viewsByWeek}>
          <ColumnChart summary={text.viewsByWeekSummary(numbers.views, byWeek.length)} columns={columnsOf("views")} lastIsOpen />
        </Section>
        <Section title={text.weeksTitle}>
          <NumberTable caption={text.weeksCaption} rows={byWeek.toReversed()} columns={columns.week} most={12} />
        </Section>
        <Section title={text.officersTitle}>
          <NumberTable caption={text.officersCaption} rows={byOfficer} columns={columns.officer} weight={({ leads }) => leads} />
        </Section>
        <Section title={text.pagesTitle} note={text.pagesNote} isWide>
          <NumberTable caption={text.pagesCaption} rows={byPage} columns={columns.page} weight={({ views }) => views} />
        </Section>
        <Section title={text.languagesTitle}>
          <NumberTable caption={text.languagesCaption} rows={byLanguage} columns={columns.lang} weight={({ leads }) => leads} />
        </Section>
        <Section title={text.statesTitle}>
          <NumberTable caption={text.statesCaption} rows={byState} columns={columns.state} weight={({ leads }) => leads} />
        </Section>
        <Section title={text.channelsTitle} note={text.channelsNote} isWide>
          <NumberTable caption={text.channelsCaption} rows={byChannel} columns={columns.channel} weight={({ en, es }) => en + es} />
          {weekUses.length > 0 && <NumberTable caption={text.channelWeeksCaption} rows={weekUses} columns={columns.channelWeek} />}
        </Section>
        <Section title={text.campaignsTitle} note={text.campaignsNote} isWide>
          {byCampaign.length === 0 ? (
            <p className="text-fg-muted text-sm">{text.noCampaigns}</p>
          ) : (
            <NumberTable caption={text.campaignsCaption} rows={byCampaign} columns={columns.campaign} weight={({ leads }) => leads} />
          )}
        </Section>
      </div>
    </>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-2xl border border-edge bg-surface p-4">
      <dt className="text-fg-muted text-sm">{name}</dt>
      <dd className="mt-1 font-semibold text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

function Section({ title, note, isWide = false, children }: { title: string; note?: string; isWide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 content-start gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5 ${isWide ? "lg:col-span-2" : ""}`}
    >
      <h2 id={id} className="font-semibold text-base">
        {title}
      </h2>
      {note && <p className="text-fg-muted text-sm">{note}</p>}
      {children}
    </section>
  );
}
