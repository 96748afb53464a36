export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[8, 37, 66].map((x) => (
        <g key={x}>
          <rect x={x} y="10" width="22" height="44" rx="4" opacity=".25" />
          <circle cx={x + 7} cy="19" r="4" />
          <rect x={x + 4} y="29" width="14" height="4" rx="2" />
          <rect x={x + 4} y="39" width="14" height="3" rx="1.5" opacity=".6" />
        </g>
      ))}
    </svg>
  );
}
