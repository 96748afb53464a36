import { type ReactNode, useId } from "react";
import { ColumnChart } from "#app/admin-kit/column-chart.tsx";
import { NumberTable } from "#app/admin-kit/number-table.tsx";
import { shortDuration } from "#lib/durations.ts";
import {
  campaignColumns,
  languageColumns,
  type Numbers,
  officerColumns,
  pageColumns,
  stateColumns,
  weekColumns,
  weekLabel,
} from "./number-columns.ts";

const numberFormat = new Intl.NumberFormat("en-US");

/** What came of a period: the whole in four numbers, its weeks drawn, and everything by what it can be told apart by. */
export function NumbersReport({ numbers }: { numbers: Numbers }) {
  const { byWeek, byPage, byLanguage, byOfficer, byState, byCampaign } = numbers;
  const columnsOf = (name: "leads" | "views") => byWeek.map((row) => ({ label: weekLabel(row.week), value: row[name] }));
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Total name="Leads" value={numberFormat.format(numbers.leads)} />
        <Total name="Answered" value={numberFormat.format(numbers.answered)} />
        <Total name="Median time to answer" value={numbers.medianMinutes === null ? "–" : shortDuration(numbers.medianMinutes)} />
        <Total name="Page views" value={numberFormat.format(numbers.views)} />
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title="Leads by week">
          <ColumnChart summary={`Leads by week: ${numbers.leads} in ${byWeek.length} weeks`} columns={columnsOf("leads")} lastIsOpen />
        </Section>
        <Section title="Page views by week">
          <ColumnChart summary={`Page views by week: ${numbers.views} in ${byWeek.length} weeks`} columns={columnsOf("views")} lastIsOpen />
        </Section>
        <Section title="Weeks">
          <NumberTable caption="Leads and views by week" rows={byWeek.toReversed()} columns={weekColumns} most={12} />
        </Section>
        <Section title="Loan officers">
          <NumberTable caption="Leads by officer" rows={byOfficer} columns={officerColumns} weight={({ leads }) => leads} />
        </Section>
        <Section
          title="Pages"
          note="Leads of a page are the messages that were sent from it; the last column is how many of them there are per 1,000 views."
          isWide
        >
          <NumberTable caption="Views and leads by page" rows={byPage} columns={pageColumns} weight={({ views }) => views} />
        </Section>
        <Section title="Languages">
          <NumberTable caption="Views and leads by language" rows={byLanguage} columns={languageColumns} weight={({ leads }) => leads} />
        </Section>
        <Section title="States">
          <NumberTable caption="Leads by state" rows={byState} columns={stateColumns} weight={({ leads }) => leads} />
        </Section>
        <Section title="Campaigns" note="What the links of advertisements say of themselves (utm parameters)." isWide>
          {byCampaign.length === 0 ? (
            <p className="text-fg-muted text-sm">No message came by a link that names a campaign.</p>
          ) : (
            <NumberTable caption="Leads by campaign" rows={byCampaign} columns={campaignColumns} weight={({ leads }) => leads} />
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
