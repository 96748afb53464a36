import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";

export function FooterSection({ settings }: { settings: SiteSettings }) {
  return (
    <section className="no-print mt-10 border-white/20 border-t pt-8 md:mt-14">
      <h2 className="mb-3 font-sans font-semibold text-marigold text-sm">{settings["text.newsletter.heading"]}</h2>
      <SignUpForm id="footer-newsletter-email" settings={settings} onDark />
    </section>
  );
}
