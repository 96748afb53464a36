import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";

/** Invites readers of the blog to hear about the next article. */
export function BelowArticles() {
  const settings = useSiteSettings();
  return (
    <section aria-labelledby="newsletter" className="no-print rounded-3xl bg-sand p-6 sm:p-10">
      <h2 id="newsletter" className="font-semibold text-heading text-teal-dark">
        {settings["text.newsletter.heading"]}
      </h2>
      <p className="mt-3 mb-6 max-w-2xl text-muted">{settings["text.newsletter.lead"]}</p>
      <SignUpForm id="newsletter-block-email" settings={settings} />
    </section>
  );
}
