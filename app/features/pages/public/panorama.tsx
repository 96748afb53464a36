import type { ReactNode } from "react";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Html } from "#app/ui/html.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";

/** The front page's banner: the page itself turns into the sky over the picture. */
export function Panorama({ hero, name, children }: { hero: Section | undefined; name: string; children: ReactNode }) {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="mx-auto max-w-7xl px-4 pt-12 text-center sm:px-6 sm:pt-16 lg:px-8 lg:pt-20">
        <h1 className="mx-auto max-w-[11.5em] font-semibold text-hero text-teal-dark">{hero?.title || name}</h1>
        <Html html={hero?.body ?? ""} className="mx-auto mt-5 max-w-2xl text-lead [&_p]:text-balance text-ink/85 lg:mt-7" />
        <div className="relative z-10 mt-7 lg:mt-9">{children}</div>
      </div>
      <div className="-z-10 -mt-16 sm:-mt-28 lg:-mt-44">
        <SitePicture
          picture={hero?.picture && { ...hero.picture, alt: "" }}
          fallback="/default-hero.webp"
          sizes="(min-width: 640px) 100vw, 88vw"
          priority
          className="aspect-[5/4] w-full object-cover object-[86%_100%] [mask-image:linear-gradient(to_bottom,transparent_8%,black_52%)] sm:aspect-[2/1] lg:aspect-[21/10] lg:max-h-[46rem]"
        />
      </div>
    </section>
  );
}
