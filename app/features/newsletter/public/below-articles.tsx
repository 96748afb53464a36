import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx";
import { useFrameSettings, useNewsletterConsent } from "#app/features/settings/public/frame-settings.ts";

/** Stands where someone has read something and may want to hear of the next. */
export function NewsletterBlock() {
  const settings = useFrameSettings();
  return (
    <section aria-labelledby="newsletter" className="no-print rounded-3xl bg-sand p-6 sm:p-10">
      <h2 id="newsletter" className="font-semibold text-heading text-teal-dark">
        {settings["text.newsletter.heading"]}
      </h2>
      <p className="mt-3 mb-6 max-w-2xl text-muted">{settings["text.newsletter.lead"]}</p>
      <SignUpForm id="newsletter-block-email" consent={useNewsletterConsent()} />
    </section>
  );
}
