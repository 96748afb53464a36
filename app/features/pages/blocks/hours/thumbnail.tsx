export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
      <circle cx="30" cy="32" r="18" />
      <path d="M30 21v11l8 5" />
      <path d="M60 22h26M60 32h26M60 42h16" opacity=".5" />
    </svg>
  );
}
