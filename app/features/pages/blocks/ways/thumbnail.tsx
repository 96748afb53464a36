export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[
        [8, 12],
        [50, 12],
        [8, 36],
        [50, 36],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="38" height="18" rx="4" opacity=".25" />
          <circle cx={x + 9} cy={y + 9} r="4" />
          <rect x={x + 17} y={y + 7} width="16" height="4" rx="2" opacity=".7" />
        </g>
      ))}
    </svg>
  );
}
