import { dollars } from "#app/features/calculators/math/money.ts";

type Props = { rows: Array<{ label: string; cents: number; fill?: string }>; summary: string };

/** Horizontal bars. Labels are outside the drawing, so that they keep their size on a phone. */
export function BarRows({ rows, summary }: Props) {
  const top = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <figure className="mt-4 grid break-inside-avoid grid-cols-[minmax(0,auto)_minmax(50%,1fr)] gap-x-6">
      <div aria-hidden="true" className="grid auto-rows-[3.25rem] text-sm leading-tight">
        {rows.map(({ label, cents }) => (
          <span key={label} className="flex flex-col justify-center">
            {label}
            <strong className="font-semibold tabular-nums">{dollars(cents)}</strong>
          </span>
        ))}
      </div>
      <svg role="img" aria-label={summary} viewBox={`0 0 100 ${rows.length}`} preserveAspectRatio="none" className="size-full">
        {rows.map(({ label, cents, fill = "fill-teal-dark" }, index) => (
          <rect key={label} x={0} width={Math.max(0.3, (100 * cents) / top)} y={index + 0.2} height={0.6} className={fill} />
        ))}
      </svg>
    </figure>
  );
}
