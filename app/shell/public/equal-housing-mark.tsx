/** The mark of the Equal Housing Opportunity programme: a house with an equals sign. Its words stand beside it as text. */
export function EqualHousingMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d="M24 4 3 15.6v7.2h4.2V43h33.6V22.8H45v-7.2zM12.4 37.8V17.9L24 11.4l11.6 6.5v19.9z" />
      <path d="M17 19.8h14v5H17zM17 28.6h14v5H17z" />
    </svg>
  );
}
