export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <rect x="10" y="8" width="76" height="48" rx="6" opacity=".3" />
      <path d="M40 20l22 12-22 12z" />
    </svg>
  );
}
