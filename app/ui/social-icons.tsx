const svgProps = { viewBox: "0 0 24 24", className: "size-5", "aria-hidden": true, focusable: false } as const;

export function InstagramIcon() {
  return (
    <svg {...svgProps} fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.9" cy="7.1" r="0.6" fill="currentColor" />
    </svg>
  );
}

export function FacebookIcon() {
  return (
    <svg {...svgProps} fill="currentColor" aria-hidden="true">
      <path d="M13.7 21v-7.6h2.6l.4-3.1h-3V8.4c0-.9.3-1.5 1.6-1.5h1.6V4.1c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4v2.3H7.9v3.1h2.6V21z" />
    </svg>
  );
}
