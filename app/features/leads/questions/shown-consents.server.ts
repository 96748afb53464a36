import { consentKeys } from "#app/features/leads/answer-ways.ts";
import type { ShownConsents } from "#app/features/leads/public/contact-way-fields.tsx";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";

export function shownConsents(settings: Settings): ShownConsents {
  const consentOf = (key: (typeof consentKeys)[keyof typeof consentKeys]) => ({
    text: settings[key],
    version: consentVersion(settings[key]),
  });
  return { whatsapp: consentOf(consentKeys.whatsapp), call: consentOf(consentKeys.call), sms: consentOf(consentKeys.sms) };
}
