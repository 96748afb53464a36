export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[12, 40, 68].map((x) => (
        <g key={x}>
          <circle cx={x + 6} cy="18" r="6" />
          <rect x={x} y="32" width="20" height="4" rx="2" />
          <rect x={x} y="42" width="16" height="3" rx="1.5" opacity=".5" />
        </g>
      ))}
    </svg>
  );
}
