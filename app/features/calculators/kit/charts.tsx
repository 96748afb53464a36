import clsx from "clsx";
import type { ReactNode } from "react";
import { dollars } from "#app/features/calculators/math/money.ts";

const height = 100;

type Series = { label: string; fill: string; stroke: string; text: string; isDashed?: boolean };

export const colors = {
  teal: { fill: "fill-teal-dark", stroke: "stroke-teal-dark", text: "text-teal-dark" },
  amber: { fill: "fill-[#c77f0a]", stroke: "stroke-[#c77f0a]", text: "text-[#c77f0a]" },
  earth: { fill: "fill-[#8d7f6d]", stroke: "stroke-[#8d7f6d]", text: "text-[#8d7f6d]" },
};

type ChartProps = { series: Series[]; rows: number[][]; summary: string };

export function StackedBars({ series, rows, summary }: ChartProps) {
  const top = Math.max(1, ...rows.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  return (
    <Chart series={[...series].reverse()} summary={summary} years={rows.length} top={top} bottom={0} mark="bar">
      {rows.map((parts, index) => {
        let y = height;
        return parts.map((part, which) => {
          const size = (part * height) / top;
          y -= size;
          const key = `${index} ${series[which]?.label}`;
          return size > 0 && <rect key={key} x={index + 0.1} width={0.8} y={y} height={size} className={series[which]?.fill} />;
        });
      })}
    </Chart>
  );
}

/** A dashed line distinguishes series without color. */
export function Lines({ series, rows, summary }: ChartProps) {
  const all = rows.flat();
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const y = (value: number) => height - ((value - bottom) * height) / (top - bottom);
  return (
    <Chart series={series} summary={summary} years={rows.length} top={top} bottom={bottom} mark="line">
      {series.map(({ label, stroke, isDashed }, which) => (
        <polyline
          key={label}
          points={rows.map((values, index) => `${index + 0.5},${y(values[which] ?? 0).toFixed(2)}`).join(" ")}
          vectorEffect="non-scaling-stroke"
          strokeWidth={3}
          strokeDasharray={isDashed ? "7 5" : undefined}
          className={`fill-none ${stroke}`}
        />
      ))}
    </Chart>
  );
}

type FrameProps = {
  series: Series[];
  summary: string;
  years: number;
  top: number;
  bottom: number;
  mark: "bar" | "line";
  children: ReactNode;
};

/** Labels are outside the drawing, so that they keep their size on a phone. */
function Chart({ series, summary, years, top, bottom, mark, children }: FrameProps) {
  return (
    <figure className="mt-4 break-inside-avoid">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ label, text, isDashed }) => (
          <span key={label} className="inline-flex items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx(
                text,
                mark === "bar" ? "size-3 rounded-sm bg-current" : "w-6 border-current border-t-[3px]",
                isDashed && "border-dashed",
              )}
            />
            {label}
          </span>
        ))}
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted tabular-nums">
        <div aria-hidden="true" className="flex h-48 flex-col justify-between text-right leading-none">
          {[top, (top + bottom) / 2, bottom].map((value, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the three marks never move
            <span key={place}>{dollars(value)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${years} ${height}`}
          preserveAspectRatio="none"
          className="h-48 w-full border-line border-y"
        >
          {children}
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-1 flex">
          {Array.from({ length: years }, (_, index) => index + 1).map((year) => (
            <span key={year} className="w-0 grow text-center">
              <span className="-translate-x-1/2 relative left-1/2 inline-block">{isMarked(year, years) ? year : ""}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const isMarked = (year: number, years: number) => year === 1 || years <= 10 || year % 5 === 0;
