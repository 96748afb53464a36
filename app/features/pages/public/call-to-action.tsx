import { ArrowRight } from "lucide";
import { applyLink } from "#app/features/application/apply-link.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** The end of a page: one half links to the contact page, the other to the application. */
export function CallToAction() {
  const settings = useSiteSettings();
  return (
    <section className="on-dark grid md:grid-cols-2" aria-label={`${settings["text.tiles.contact"]} / ${settings["text.tiles.apply"]}`}>
      <Half
        to="/contact-us"
        title={settings["text.tiles.contact"]}
        line={settings["text.tiles.contactLine"]}
        ground="bg-teal hover:bg-teal-deep active:bg-teal-dark md:justify-end"
      />
      <Half
        to={applyLink(settings["links.apply"], useLanguage()).to}
        title={settings["text.tiles.apply"]}
        line={settings["text.tiles.applyLine"]}
        ground="bg-clay hover:bg-clay-dark active:bg-clay-dark"
      />
    </section>
  );
}

function Half({ to, title, line, ground }: { to: string; title: string; line: string; ground: string }) {
  return (
    <SiteLink
      to={to}
      className={`group flex px-4 py-14 text-white transition-colors focus-visible:-outline-offset-8 sm:px-6 md:px-8 md:py-24 lg:py-32 xl:px-10 ${ground}`}
    >
      <span className="flex w-full max-w-[35.5rem] items-end justify-between gap-3 sm:gap-6">
        <span className="min-w-0">
          <span className="block font-display font-semibold text-heading md:max-lg:text-2xl">{title}</span>
          <span className="mt-2 block text-lead">{line}</span>
        </span>
        <span className="inline-flex h-20 w-14 shrink-0 items-center justify-center rounded-t-arch bg-white/15 transition-colors group-hover:bg-marigold group-hover:text-ink">
          <Icon of={ArrowRight} className="size-6 transition-transform group-hover:translate-x-0.5" />
        </span>
      </span>
    </SiteLink>
  );
}
