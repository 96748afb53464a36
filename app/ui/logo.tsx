/** The mark (a doorway in the mountain, with the light that falls out of it) and the name beside it, in the colour of the text around it. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={className} style={{ display: "inline-flex", alignItems: "center", gap: "0.45em" }}>
      <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true" focusable="false" style={{ flex: "none" }}>
        <path
          fill="currentColor"
          d="M.9 18.9 9.9 3a1.9 1.9 0 0 1 3.3 0l3.1 5.5.7-1a1.6 1.6 0 0 1 2.7.1l4.1 11.3a.7.7 0 0 1-.7 1H1.5a.7.7 0 0 1-.6-1Z"
        />
        <path fill="var(--logo-light, #f2a93b)" d="M8.4 19.9v-5.7a3.15 3.15 0 0 1 6.3 0v5.7l3.4 3.2H5Z" />
      </svg>
      <span style={{ fontWeight: 650, letterSpacing: "-0.015em", lineHeight: 1 }}>{name}</span>
    </span>
  );
}
