import { consentKeys } from "#app/features/leads/answer-ways.ts";
import type { ShownConsents } from "#app/features/leads/public/contact-way-fields.tsx";
import { consentVersion, fillConsent } from "#app/features/settings/consent.server.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";

export function shownConsents(settings: Settings): ShownConsents {
  const consentOf = (key: (typeof consentKeys)[keyof typeof consentKeys]) => {
    const text = fillConsent(settings[key], settings["company.name"]);
    return { text, version: consentVersion(text) };
  };
  return { whatsapp: consentOf(consentKeys.whatsapp), call: consentOf(consentKeys.call), sms: consentOf(consentKeys.sms) };
}
