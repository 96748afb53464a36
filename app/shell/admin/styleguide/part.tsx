import { type ReactNode, useId } from "react";

export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-edge pt-6">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {note && <p className="mt-1 max-w-2xl text-sm text-fg-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** The background of public pages, which belongs to the body and has no class. */
export const cream = { background: "var(--color-cream)" };

/** In light and dark, regardless of the system's setting. */
export function BothSchemes({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {(["light", "dark"] as const).map((scheme) => (
        <div
          key={scheme}
          className={`grid min-w-0 content-start gap-4 rounded-xl border border-edge bg-canvas p-5 text-fg ${scheme === "light" ? "scheme-light" : "scheme-dark"}`}
        >
          <p className="text-xs font-semibold text-fg-muted">{scheme === "light" ? "Light" : "Dark"}</p>
          {children}
        </div>
      ))}
    </div>
  );
}
