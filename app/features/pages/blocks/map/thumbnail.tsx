export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <path d="M8 14l26-6 28 8 26-6v42l-26 6-28-8-26 6z" opacity=".25" />
      <path d="M48 14a12 12 0 0 1 12 12c0 9-12 20-12 20S36 35 36 26a12 12 0 0 1 12-12zm0 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z" />
    </svg>
  );
}
