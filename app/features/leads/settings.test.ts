import { expect, it } from "vitest";
import { settings } from "#app/features/settings/registry.ts";
import { consentKeys } from "./answer-ways.ts";
import { channelsAgreedTo } from "./consent-channels.ts";
import { questionConsentSettings } from "./settings.ts";

it.each([
  ["whatsapp", ["whatsapp"]],
  ["call", ["call"]],
  ["sms", ["text"]],
] as const)("the consent to an answer by %s names that channel and no other, in both languages", (way, channels) => {
  const { default: en, es } = questionConsentSettings[consentKeys[way]];
  expect(channelsAgreedTo({ text: en })).toEqual(channels);
  expect(channelsAgreedTo({ text: es })).toEqual(channels);
  for (const text of [en, es]) expect(text, "names who may call or write").toContain("{company}");
});

it("only owners change what visitors agree to", () => {
  for (const key of Object.values(consentKeys)) expect(settings[key].sensitive, key).toBe(true);
});
