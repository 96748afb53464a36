/** Inherits the color of the text around it. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={className} style={{ display: "inline-flex", alignItems: "center", gap: "0.45em" }}>
      <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true" focusable="false" style={{ flex: "none" }}>
        <path
          fill="currentColor"
          d="M.6 18.9 10.7 2a1 1 0 0 1 1.7 0l4.1 6.9 1-1.6a1 1 0 0 1 1.7.1l4.3 11.4a.8.8 0 0 1-.7 1.1H1.3a.7.7 0 0 1-.7-1Z"
        />
        <path fill="var(--logo-light, #f2a93b)" d="M8.7 19.9v-5.6a2.85 2.85 0 0 1 5.7 0v5.6l3.5 3.2H5.2Z" />
      </svg>
      <span style={{ fontWeight: 650, letterSpacing: "-0.015em", lineHeight: 1 }}>{name}</span>
    </span>
  );
}
