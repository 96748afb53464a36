import { languagePromiseTexts } from "#app/features/application/texts/language-promise.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Lines, linesOf } from "./lines.tsx";

/** What is available in Spanish and what is not: one line beside a form, or the whole of it. */
export function LanguagePromise({ long = false }: { long?: boolean }) {
  const settings = useSiteSettings();
  return long ? <WholePromise /> : <p className="mt-3 mb-5 text-muted text-sm">{settings["text.language.short"]}</p>;
}

function WholePromise() {
  const text = useTexts(languagePromiseTexts);
  const settings = useSiteSettings();
  return (
    <aside aria-label={settings["text.language.heading"]} className="rounded-3xl bg-paper p-6 shadow-card ring-1 ring-line sm:p-10">
      <p className="font-display font-semibold text-2xl text-teal-dark">{settings["text.language.heading"]}</p>
      <dl className="mt-5 grid gap-6 sm:grid-cols-2 sm:gap-10">
        <div>
          <dt className="font-semibold">{text.spanish}</dt>
          <dd>
            <Lines items={linesOf(settings["text.language.spanish"])} />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{text.english}</dt>
          <dd>
            <Lines items={linesOf(settings["text.language.english"])} />
          </dd>
        </div>
      </dl>
      <p className="mt-5">{settings["text.language.explained"]}</p>
      <SiteLink
        to="/services/find-a-loan-officer?speaks=es"
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-clay"
      >
        {text.officers}
      </SiteLink>
    </aside>
  );
}
