export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[8, 37, 66].map((x) => (
        <g key={x}>
          <path d={`M${x} 30V18a8 8 0 0 1 8-8h14v20z`} opacity=".35" />
          <rect x={x} y="36" width="22" height="4" rx="2" />
          <rect x={x} y="45" width="22" height="3" rx="1.5" opacity=".5" />
          <rect x={x} y="52" width="14" height="3" rx="1.5" opacity=".5" />
        </g>
      ))}
    </svg>
  );
}
