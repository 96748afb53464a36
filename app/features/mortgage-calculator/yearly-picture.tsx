import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import { dollars } from "#lib/money.ts";
import type { Year } from "#lib/mortgage.ts";

const height = 100;

/** One bar per year, principal below and interest above. Only the bars are drawn: text beside them keeps its size on a phone. */
export function YearlyPicture({ years }: { years: Year[] }) {
  const { yearly: text } = useTexts(calculatorTexts);
  const top = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const share = ({ interest, principal }: Year) => `${Math.round((100 * interest) / (interest + principal || 1))}%`;
  const [first, last] = [years[0], years.at(-1)];
  const summary = first && last ? text.picture(share(first), share(last), last.year) : "";
  return (
    <figure className="mt-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
        <Key colour="bg-[#c77f0a]">{text.interest}</Key>
        <Key colour="bg-teal-dark">{text.principal}</Key>
      </figcaption>
      <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted tabular-nums">
        <div aria-hidden="true" className="flex h-40 flex-col justify-between text-right leading-none">
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{dollars(top * part)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${years.length} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-y border-line"
        >
          {years.map((year) => (
            <Bar key={year.year} year={year} scale={height / (top || 1)} />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-1 flex">
          {years.map(({ year }) => (
            <span key={year} className="w-0 grow text-center">
              <span className="inline-block -translate-x-1/2 relative left-1/2">{isMarked(year, years.length) ? year : ""}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Bar({ year, scale }: { year: Year; scale: number }) {
  const { yearly: text } = useTexts(calculatorTexts);
  const principal = year.principal * scale;
  const interest = year.interest * scale;
  const x = year.year - 0.9;
  return (
    <g>
      <title>{text.bar(year.year, dollars(year.principal), dollars(year.interest))}</title>
      <rect x={x} width={0.8} y={height - principal} height={principal} className="fill-teal-dark" />
      <rect x={x} width={0.8} y={height - principal - interest} height={interest} className="fill-[#c77f0a]" />
    </g>
  );
}

const isMarked = (year: number, years: number) => year === 1 || (year % 5 === 0 && year <= years);

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-sm ${colour}`} />
      {children}
    </span>
  );
}
