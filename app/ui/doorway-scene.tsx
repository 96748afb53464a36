/** Colors by time of day. */
const hours = [
  { sky: "fill-sand", sun: "fill-marigold", far: "fill-teal/35", near: "fill-teal/70", ground: "fill-teal-dark", wall: "fill-clay" },
  { sky: "fill-teal", sun: "fill-sand/80", far: "fill-teal-deep", near: "fill-teal-dark/70", ground: "fill-teal-dark", wall: "fill-sand" },
  { sky: "fill-marigold/45", sun: "fill-paper", far: "fill-clay/35", near: "fill-clay/75", ground: "fill-clay-dark", wall: "fill-paper" },
  {
    sky: "fill-clay/90",
    sun: "fill-marigold",
    far: "fill-clay-dark/60",
    near: "fill-clay-dark",
    ground: "fill-teal-dark",
    wall: "fill-sand",
  },
];

/** Doors by center and width, close to the middle, which every crop shows. */
const walls = [
  [{ x: 352, width: 116 }],
  [
    { x: 256, width: 86 },
    { x: 370, width: 86 },
  ],
  [{ x: 244, width: 116 }],
  [
    { x: 208, width: 68 },
    { x: 300, width: 68 },
    { x: 392, width: 68 },
  ],
  [{ x: 300, width: 136 }],
];

/** Similar slugs, which are neighbors in a list, must not look alike. */
const hashOf = (text: string) => [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 7) >>> 8;

/** Drawn where there is no picture; the seed decides about colors and doors. */
export function DoorwayScene({ seed, className }: { seed: string; className: string }) {
  const hash = hashOf(seed);
  const hour = hours[hash % hours.length];
  const doors = walls[Math.floor(hash / hours.length) % walls.length] ?? [];
  if (!hour) return null;
  // Not behind a peak, which is translucent.
  const sun = (doors[0]?.x ?? 0) > 260 ? { x: 118, y: 108 + (hash % 3) * 12 } : { x: 332, y: 74 + (hash % 3) * 8 };
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true" focusable="false">
      <path className={hour.sky} d="M0 0h600v400H0z" />
      <circle className={hour.sun} cx={sun.x} cy={sun.y} r="42" />
      <path className={hour.far} d="M0 262 70 196l52 40 92-104 78 84 58-50 96-92 84 96 70-54v284H0z" />
      <path className="fill-paper/70" d="m214 132-36 41 22-7 12 12 16-14 26 11zM446 74l-42 40 26-6 14 14 18-16 27 17z" />
      <path className={hour.near} d="M0 306q90-66 190-30t210-14 200 6v132H0z" />
      <path className={hour.ground} d="M0 352q150-26 300-14t300-8v70H0z" />
      {doors.map(({ x, width }) => (
        <Door key={x} x={x} width={width} wall={hour.wall} />
      ))}
    </svg>
  );
}

function Door({ x, width, wall }: { x: number; width: number; wall: string }) {
  const arch = (half: number, top: number) => `M${x - half} 360v-${top}a${half} ${half} 0 0 1 ${half * 2} 0v${top}z`;
  const half = width / 2;
  return (
    <>
      <path className={wall} d={arch(half, width)} />
      <path className="fill-marigold" d={arch(half * 0.68, width * 0.94)} />
      <path className="fill-marigold/40" d={`M${x - half * 0.68} 360h${half * 1.36}l${half * 0.7} 40H${x - half * 1.38}z`} />
      <path className="fill-clay-dark" d={`M${x - half * 0.68} 360v-${width * 0.94}l${half * 0.5} ${half * 0.18}v${width * 0.94}z`} />
    </>
  );
}
