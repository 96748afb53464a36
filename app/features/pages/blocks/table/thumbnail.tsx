export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="10" y="10" width="76" height="44" rx="4" />
      <path d="M10 23h76M10 38h76M36 10v44M61 10v44" />
      <path d="M11 14a4 4 0 0 1 4-4h66a4 4 0 0 1 4 4v9H11z" fill="currentColor" stroke="none" opacity=".35" />
    </svg>
  );
}
