export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      {[10, 52].flatMap((x) =>
        [12, 36].map((y) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width="20" height="5" rx="2" />
            <rect x={x} y={y + 9} width="34" height="3" rx="1.5" opacity=".5" />
            <rect x={x} y={y + 15} width="26" height="3" rx="1.5" opacity=".5" />
          </g>
        )),
      )}
    </svg>
  );
}
