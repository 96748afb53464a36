export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <path d="M14 32V22a9 9 0 0 1 9-9v5a4 4 0 0 0-4 4h5v10zM30 32V22a9 9 0 0 1 9-9v5a4 4 0 0 0-4 4h5v10z" />
      <rect x="48" y="16" width="36" height="4" rx="2" />
      <rect x="48" y="26" width="36" height="4" rx="2" />
      <rect x="14" y="40" width="60" height="4" rx="2" />
      <rect x="14" y="51" width="28" height="3" rx="1.5" opacity=".5" />
    </svg>
  );
}
