import clsx from "clsx";
import { useLocation } from "react-router";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { localPath } from "#lib/languages.ts";
import { maxAddressLength } from "./address.ts";
import { newsletterTexts } from "./texts/newsletter.ts";

type Props = {
  /** One page may have several of them. */
  id: string;
  settings: SiteSettings;
  value?: string;
  /** The element that says what is wrong with the address. */
  errorId?: string;
  onDark?: boolean;
};

/** Asks for an address and nothing else, and needs no script: the answer is a page. */
export function SignUpForm({ id, settings, value, errorId, onDark = false }: Props) {
  const text = useTexts(newsletterTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <form method="post" action={localPath("/newsletter", language)} className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
          <label htmlFor={id} className={clsx("font-semibold", onDark ? "text-white" : "text-teal-dark")}>
            {text.email}
          </label>
          <input
            id={id}
            name="email"
            type="email"
            required
            maxLength={maxAddressLength}
            autoComplete="email"
            defaultValue={value}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={clsx(errorId, `${id}-consent`)}
            className={clsx(
              "min-h-12 w-full min-w-0 rounded-xl border bg-white px-4 py-3 text-base text-ink",
              errorId ? "border-danger" : "border-muted/60 hover:border-teal",
            )}
          />
        </div>
        <input type="hidden" name="consentVersion" value={settings.consentVersions["newsletter.consent"]} />
        <input type="hidden" name="page" value={pathname} />
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <label>
            {text.leaveEmpty}
            <input name="homepage" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <button type="submit" className={clsx(buttonShape, onDark ? buttonTones.light : buttonTones.primary)}>
          {text.submit}
        </button>
      </form>
      <p id={`${id}-consent`} className={clsx("mt-3 max-w-2xl text-sm", !onDark && "text-muted")}>
        {settings["newsletter.consent"]}
      </p>
    </>
  );
}
