export const buttonShape =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-semibold leading-tight transition-colors active:translate-y-px aria-disabled:pointer-events-none aria-disabled:opacity-55 disabled:opacity-55";

export const buttonTones = {
  primary: "bg-clay text-white shadow-card hover:bg-clay-dark active:shadow-none",
  quiet: "border border-teal/35 text-teal hover:border-teal hover:bg-teal hover:text-white",
  light: "bg-marigold text-ink hover:bg-white",
  onDark: "border border-white/50 text-white hover:border-marigold hover:text-marigold",
};
