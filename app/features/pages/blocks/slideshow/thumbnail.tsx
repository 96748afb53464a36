export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <rect x="4" y="8" width="88" height="40" rx="4" opacity=".25" />
      <path d="M20 22l-6 6 6 6M76 22l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="3" />
      <rect x="32" y="20" width="32" height="6" rx="2" />
      <rect x="36" y="32" width="24" height="3" rx="1.5" opacity=".6" />
      <circle cx="40" cy="56" r="2.5" />
      <circle cx="48" cy="56" r="2.5" opacity=".5" />
      <circle cx="56" cy="56" r="2.5" opacity=".5" />
    </svg>
  );
}
