import clsx from "clsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Html } from "#app/ui/html.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { SectionButton } from "./section-button.tsx";

/** A person with portrait and biography; the portrait stands on the side that staff chose. */
export function Profile({ section }: { section: Section }) {
  const isOnRight = section.alignImg === "right";
  return (
    <section className={isOnRight ? "bg-sand" : "border-line border-t"}>
      <div
        className={clsx(
          "mx-auto grid max-w-7xl items-center gap-8 px-4 py-14 sm:px-6 md:gap-14 md:py-24 lg:gap-20 lg:px-8",
          isOnRight ? "md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        )}
      >
        <div className={clsx("min-w-0", isOnRight && "md:order-2")}>
          <SitePicture
            picture={section.picture}
            fallback="/default-section.webp"
            sizes="(min-width: 1152px) 440px, (min-width: 768px) 40vw, 80vw"
            className="mx-auto aspect-square w-full max-w-xs rounded-3xl object-cover md:max-w-none"
          />
        </div>
        <div className="min-w-0">
          <h2 className="font-semibold text-heading text-teal-dark">{section.title}</h2>
          <Html html={section.body} className="mt-5 text-[1.0625rem] text-ink/85" />
          <SectionButton section={section} tone="quiet" className="mt-7" />
        </div>
      </div>
    </section>
  );
}
