import clsx from "clsx";
import type { ReactNode } from "react";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";

const grounds = { "": "", hero: "", muted: "bg-sand", brand: "on-dark bg-teal-dark text-white" };

export const isOnDark = ({ background }: Pick<Section, "background">) => background === "brand";

/** A block across the page, on the ground that staff chose, with the margins of every page. */
export function BlockFrame({ block, className, children }: { block: Section; className?: string; children: ReactNode }) {
  return (
    <section id={sectionId(block)} className={grounds[block.background]}>
      <div className={clsx("mx-auto max-w-7xl px-4 py-10 sm:px-6 md:py-16 lg:px-8", className)}>{children}</div>
    </section>
  );
}
