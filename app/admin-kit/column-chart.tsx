import { useLanguage } from "#app/messages/messages.ts";
import { locales } from "#lib/languages.ts";

type ChartColumn = { label: string; value: number };

const height = 100;

/** As many labels as fit on a phone. */
const mostLabels = 4;

type Props = {
  /** For screen readers; a table beside it has the numbers. */
  summary: string;
  columns: ChartColumn[];
  lastIsOpen?: boolean;
};

/** Only shapes are drawn: text beside them keeps its size on a phone. */
export function ColumnChart({ summary, columns, lastIsOpen = false }: Props) {
  const numberFormat = new Intl.NumberFormat(locales[useLanguage()]);
  const top = roundUp(Math.max(0, ...columns.map(({ value }) => value)));
  const step = Math.ceil(columns.length / mostLabels);
  const isLabelled = (index: number) => (columns.length - 1 - index) % step === 0;
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-fg-muted tabular-nums">
      <div aria-hidden="true" className="flex h-36 flex-col justify-between text-right leading-none">
        {(top === 1 ? [1, 0] : [top, top / 2, 0]).map((value) => (
          <span key={value}>{numberFormat.format(value)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${columns.length} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-edge border-y"
      >
        {columns.map(({ label, value }, index) => {
          const size = (value * height) / top;
          const isOpen = lastIsOpen && index === columns.length - 1;
          return (
            <rect
              key={label}
              x={index + 0.12}
              width={0.76}
              y={height - size}
              height={size}
              className={isOpen ? "fill-accent/50" : "fill-accent"}
            >
              <title>{`${label}: ${numberFormat.format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-1 flex">
        {columns.map(({ label }, index) => (
          <span key={label} className="flex w-0 grow justify-center">
            <span className="whitespace-nowrap">{isLabelled(index) ? label : ""}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The next round number that halves well: 1, 2, 4, 6, 8 or 10 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10);
}
