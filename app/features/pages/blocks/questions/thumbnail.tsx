export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[12, 28, 44].map((y) => (
        <g key={y}>
          <rect x="12" y={y} width="48" height="5" rx="2" />
          <path d={`M76 ${y}h8l-4 5z`} />
          <rect x="12" y={y + 9} width="72" height="1" opacity=".5" />
        </g>
      ))}
    </svg>
  );
}
