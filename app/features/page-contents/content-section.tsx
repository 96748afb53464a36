import clsx from "clsx";
import { ArrowRight, type LucideIcon } from "lucide-react";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Html } from "#app/ui/html.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import type { Section } from "./page.server.ts";

type Props = { section: Section; icon?: LucideIcon; id?: string };

const grounds = { "": "", hero: "", muted: "bg-sand", brand: "on-dark bg-teal-dark text-white" };

/** A picture and what there is to say about it; staff choose the side, the ground and whether it leads on. */
export function ContentSection({ section, icon: Icon, id }: Props) {
  const { learnMore } = useTexts(siteTexts);
  const right = section.alignImg === "right";
  const brand = section.background === "brand";
  return (
    <section id={id} className={grounds[section.background]}>
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-4 py-12 sm:px-6 md:grid-cols-12 md:gap-12 md:py-20 lg:gap-20 lg:px-8 lg:py-28">
        <div className={clsx("md:col-span-6 lg:col-span-7", right && "md:order-2")}>
          <SitePicture
            picture={section.picture}
            fallback="/default-section.webp"
            sizes="(min-width: 1280px) 700px, (min-width: 768px) 50vw, 92vw"
            className={clsx(
              "aspect-[3/2] w-full rounded-3xl object-cover",
              right ? "rounded-tr-[6rem] lg:rounded-tr-[11rem]" : "rounded-tl-[6rem] lg:rounded-tl-[11rem]",
            )}
          />
        </div>
        <div className="md:col-span-6 lg:col-span-5">
          {Icon && <Icon className={clsx("mb-4 size-9", brand ? "text-marigold" : "text-clay")} strokeWidth={1.5} aria-hidden="true" />}
          <h2 className={clsx("font-semibold text-heading", !brand && "text-teal-dark")}>{section.title}</h2>
          <Html html={section.body} className={clsx("mt-4 text-[1.0625rem]", brand ? "text-white/90" : "text-ink/85")} />
          {section.isActiveButton && section.url !== "" && (
            <ButtonLink to={section.url} tone={brand ? "light" : "quiet"} className="mt-7">
              {learnMore}
              <ArrowRight className="size-4" aria-hidden="true" />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
