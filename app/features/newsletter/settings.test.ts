import { expect, it } from "vitest";
import { isSensitive } from "#app/features/settings/find-setting.ts";
import { settingPage } from "#app/features/settings/setting-page.ts";
import { newsletterSettings, newsletterTextSettings } from "./settings.ts";

it("the sign-up form's settings are previewed on the blog, and how fast mails are sent on no page", () => {
  for (const key of ["newsletter.consent", "text.newsletter.heading", "text.newsletter.lead"]) expect(settingPage(key)).toBe("/blog");
  for (const key of ["newsletter.perMinute", "text.newsletter.sent"]) expect(settingPage(key)).toBeUndefined();
});

it("only owners change what subscribers agree to", () => {
  expect(Object.keys({ ...newsletterSettings, ...newsletterTextSettings }).filter(isSensitive)).toEqual(["newsletter.consent"]);
});
