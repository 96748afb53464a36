import { createContext, type ReactNode, useContext } from "react";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useTexts } from "#app/messages/messages.ts";

/** The help of the screen, shown under its heading. */
export const PageHelp = createContext<ReactNode>(null);

/** Takes the focus when the screen changes, so that a screen reader announces it. */
export function PageHeading({ title }: { title: string }) {
  const text = useTexts(layoutTexts);
  return (
    <div className="min-w-0">
      <title>{`${title} · ${text.admin}`}</title>
      <h1 tabIndex={-1} className="text-2xl font-semibold [overflow-wrap:anywhere] outline-none">
        {title}
      </h1>
      {useContext(PageHelp)}
    </div>
  );
}

export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}
