import { contactFormData } from "#app/features/leads/messages/form-action.server.ts";
import { licensedStates } from "#app/features/officers/public/licensed-states.server.ts";
import type { LoadBlocks } from "#app/features/pages/blocks/block-view.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { localPath } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";

type Loaded = {
  /** None where the page has a form already: its fields have ids. */
  form: ReturnType<typeof contactFormData> | undefined;
  settings: Pick<Awaited<ReturnType<typeof readSettings>>, (typeof shownSettings)[number]>;
  replyTime: string;
  /** Where a browser without scripts posts the form if this page takes none. */
  contactPath: string;
};

const shownSettings = [
  "text.contact.next",
  "text.contact.reading",
  "text.contact.officerReading",
  "text.contact.answer",
  "text.contact.ready",
  "text.language.short",
  "hours.weekdays",
  "hours.saturday",
  "hours.sunday",
  "contact.phone",
] as const;

export const load: LoadBlocks<Loaded> = async ({ db, log }, blocks, { language, path }) => {
  const settings = await readSettings(db, language, log);
  const form = contactFormData(settings, await licensedStates(db, language, new Date()));
  const shared = {
    settings: pick(settings, shownSettings),
    replyTime: settings["contact.replyTime"],
    contactPath: `${localPath("/contact-us", language)}#message`,
  };
  const hasFormElsewhere = path === "/contact-us";
  return Object.fromEntries(
    blocks.map(({ block }, index) => [block.webPageContentId, { ...shared, form: index === 0 && !hasFormElsewhere ? form : undefined }]),
  );
};
