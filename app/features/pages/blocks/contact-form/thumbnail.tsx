export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="20" y="6" width="56" height="9" rx="2" />
      <rect x="20" y="19" width="56" height="9" rx="2" />
      <rect x="20" y="32" width="56" height="14" rx="2" />
      <rect x="20" y="51" width="24" height="8" rx="4" fill="currentColor" stroke="none" />
    </svg>
  );
}
