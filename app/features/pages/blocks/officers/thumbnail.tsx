export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[8, 37, 66].map((x) => (
        <g key={x}>
          <circle cx={x + 11} cy="18" r="7" />
          <path d={`M${x} 42a11 11 0 0 1 22 0z`} opacity=".6" />
          <rect x={x + 2} y="48" width="18" height="4" rx="2" />
        </g>
      ))}
    </svg>
  );
}
