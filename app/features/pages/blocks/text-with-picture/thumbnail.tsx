export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <path d="M8 54V22a12 12 0 0 1 12-12h26v44z" opacity=".35" />
      <rect x="54" y="16" width="34" height="7" rx="2" />
      <rect x="54" y="30" width="34" height="3" rx="1.5" opacity=".5" />
      <rect x="54" y="38" width="34" height="3" rx="1.5" opacity=".5" />
      <rect x="54" y="46" width="20" height="3" rx="1.5" opacity=".5" />
    </svg>
  );
}
