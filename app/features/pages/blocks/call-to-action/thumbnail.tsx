export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <rect x="4" y="8" width="88" height="48" rx="5" opacity=".2" />
      <rect x="22" y="19" width="52" height="7" rx="2" />
      <rect x="18" y="36" width="28" height="10" rx="5" />
      <rect x="51" y="37" width="26" height="8" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
