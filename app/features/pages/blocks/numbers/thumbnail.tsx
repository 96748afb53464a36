export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <text x="8" y="34" fontSize="22" fontWeight="700" fontFamily="serif">
        12
      </text>
      <text x="54" y="34" fontSize="22" fontWeight="700" fontFamily="serif">
        3%
      </text>
      <rect x="8" y="42" width="32" height="3" rx="1.5" opacity=".5" />
      <rect x="54" y="42" width="32" height="3" rx="1.5" opacity=".5" />
      <rect x="8" y="50" width="22" height="3" rx="1.5" opacity=".5" />
      <rect x="54" y="50" width="22" height="3" rx="1.5" opacity=".5" />
    </svg>
  );
}
