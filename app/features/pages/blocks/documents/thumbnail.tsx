export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[8, 26, 44].map((y) => (
        <g key={y}>
          <path d={`M14 ${y}h7l5 5v9H14z`} />
          <rect x="34" y={y + 3} width="44" height="4" rx="2" opacity=".8" />
          <rect x="34" y={y + 10} width="20" height="3" rx="1.5" opacity=".5" />
        </g>
      ))}
    </svg>
  );
}
