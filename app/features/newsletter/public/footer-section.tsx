import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { FooterFold } from "#app/ui/footer-fold.tsx";

export function FooterSection({ settings }: { settings: SiteSettings }) {
  const heading = settings["text.newsletter.heading"];
  return (
    <div className="no-print border-white/20 border-t max-md:mt-3 md:mt-14 md:pt-8">
      <FooterFold title={heading}>
        <h2 className="mb-3 font-sans font-semibold text-marigold text-sm max-md:hidden">{heading}</h2>
        <SignUpForm id="footer-newsletter-email" settings={settings} onDark />
      </FooterFold>
    </div>
  );
}
