export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <rect x="30" y="6" width="36" height="52" rx="5" opacity=".25" />
      <rect x="35" y="11" width="26" height="10" rx="2" />
      {[36, 45, 54].flatMap((x) =>
        [27, 37, 47].map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="6" height="6" rx="1.5" opacity=".8" />),
      )}
    </svg>
  );
}
