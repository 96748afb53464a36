import { dollars, percent } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { longDay } from "#lib/dates.ts";
import type { CheckedLimits, FigureKeys } from "./program-limits.ts";
import { Folded } from "./result.tsx";

type Props = { keys: FigureKeys; labels: Readonly<Record<string, string>>; figures: CheckedLimits };

/** The regulatory limits that a result depends on; one that is out of date sends the visitor to us. */
export function LimitsUsed({ keys, labels, figures }: Props) {
  const text = useTexts(calculatorTexts);
  const language = useLanguage();
  return (
    <Folded summary={text.figures.heading}>
      <dl className="mt-2 text-sm">
        {Object.entries(keys).map(([name, key]) => {
          const figure = figures[key];
          return (
            <div key={name} className="grid gap-x-6 border-line border-t py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <dt>{labels[name]}</dt>
              <dd className="text-muted">
                {figure ? (
                  <>
                    <strong className="font-semibold text-ink tabular-nums">
                      {figure.unit === "percent" ? percent(figure.amount) : dollars(figure.amount)}
                    </strong>{" "}
                    · {text.figures.checked(figure.source, longDay(figure.checkedOn, language))}
                  </>
                ) : (
                  <>
                    {text.figures.outOfDate}{" "}
                    <SiteLink to="/contact-us" className="font-semibold text-clay underline underline-offset-2">
                      {text.askUs}
                    </SiteLink>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Folded>
  );
}
