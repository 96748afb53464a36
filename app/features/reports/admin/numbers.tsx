import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { parsePeriod, periods } from "#app/features/reports/numbers/periods.ts";
import { numbersQuery } from "#app/features/reports/numbers/queries.ts";
import { numberTexts } from "#app/messages/admin/numbers.ts";
import { useTexts } from "#app/messages/messages.ts";
import { NumbersReport } from "./numbers-report.tsx";

export default function Numbers() {
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
        {(answer) => <NumbersReport numbers={answer} />}
      </QueryStates>
    </div>
  );
}
