export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <rect x="8" y="16" width="36" height="8" rx="2" />
      <rect x="8" y="30" width="32" height="3" rx="1.5" opacity=".5" />
      <rect x="8" y="40" width="20" height="8" rx="4" opacity=".8" />
      <path d="M54 64V28A20 20 0 0 1 74 8h22v56z" opacity=".35" />
    </svg>
  );
}
