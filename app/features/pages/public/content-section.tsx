import clsx from "clsx";
import type { IconNode } from "lucide";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { SectionButton } from "./section-links.tsx";

/** The shape of the picture; pages with many sections alternate. */
export type Cut = "corner" | "arch" | "wide";

type Props = { section: Section; icon?: IconNode; id?: string; cut?: Cut };

const grounds = { "": "", hero: "", muted: "bg-sand", brand: "on-dark bg-teal-dark text-white" };

/** Staff choose the side of the picture, the background and the button. */
export function ContentSection({ section, icon, id, cut = "corner" }: Props) {
  const isOnRight = section.alignImg === "right";
  const marks = useMarks();
  if (cut === "wide") return <WideSection section={section} icon={icon} id={id} />;
  return (
    <section id={id} className={grounds[section.background]} {...marks.block(section)}>
      <div
        className={clsx(
          "mx-auto grid max-w-7xl items-center gap-8 px-4 py-12 sm:px-6 md:gap-12 md:py-20 lg:gap-20 lg:px-8 lg:py-28",
          columns[cut === "arch" ? "arch" : "corner"][isOnRight ? "right" : "left"],
        )}
      >
        <div className={clsx("min-w-0", isOnRight && "md:order-2")}>
          <SitePicture
            picture={section.picture}
            fallback="/default-section.webp"
            sizes="(min-width: 1280px) 700px, (min-width: 768px) 50vw, 88vw"
            className={clsx("w-full object-cover", cut === "arch" ? archShape : isOnRight ? rightCorner : leftCorner)}
          />
        </div>
        <SectionText section={section} icon={icon} className={clsx("min-w-0", cut === "arch" && "lg:px-8")} />
      </div>
    </section>
  );
}

const columns = {
  corner: {
    left: "md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
    right: "md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
  },
  arch: {
    left: "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
    right: "md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
  },
};

const archShape = "aspect-[3/2] rounded-t-arch object-[68%_50%] md:aspect-[4/5]";
const leftCorner = "aspect-[3/2] rounded-3xl rounded-tl-[6rem] lg:rounded-tl-[11rem]";
const rightCorner = "aspect-[3/2] rounded-3xl rounded-tr-[6rem] lg:rounded-tr-[11rem]";

/** The picture from edge to edge, with the text on a card over it. */
function WideSection({ section, icon, id }: Omit<Props, "cut">) {
  return (
    <section id={id} className={clsx("relative max-md:pb-12", grounds[section.background])} {...useMarks().block(section)}>
      <SitePicture
        picture={section.picture}
        fallback="/default-section.webp"
        sizes="100vw"
        className="aspect-[16/10] w-full object-cover md:aspect-auto md:h-[40rem]"
      />
      <div className="mx-auto max-w-7xl px-4 sm:px-6 md:absolute md:inset-0 md:flex md:items-center lg:px-8">
        <div
          className={clsx(
            "relative -mt-12 rounded-3xl bg-paper p-7 text-ink shadow-lift sm:p-12 md:mt-0 md:max-w-lg",
            section.alignImg === "right" ? "mr-auto rounded-tl-[5rem] pt-12" : "ml-auto rounded-tr-[5rem]",
          )}
        >
          <SectionText section={{ ...section, background: "" }} icon={icon} />
        </div>
      </div>
    </section>
  );
}

function SectionText({ section, icon, className }: { section: Section; icon?: IconNode; className?: string }) {
  const brand = section.background === "brand";
  return (
    <div className={className}>
      {icon && <Icon of={icon} className={clsx("mb-4 size-9", brand ? "text-marigold" : "text-clay")} strokeWidth={1.5} />}
      <Words of={section} field="title" as="h2" className={clsx("font-semibold text-heading", !brand && "text-teal-dark")} />
      <RichWords of={section} field="body" className={clsx("mt-4 text-[1.0625rem]", brand ? "text-white/90" : "text-ink/85")} />
      <SectionButton section={section} tone={brand ? "light" : "quiet"} className="mt-7" />
    </div>
  );
}
