import { expect, it } from "vitest";
import { isSensitive } from "#app/features/settings/find-setting.ts";
import { directorySettings, ownProfileSettings } from "./settings.ts";

it("only owners decide whether officers' own changes need approval", () => {
  const keys = Object.keys({ ...directorySettings, ...ownProfileSettings });
  expect(keys.filter(isSensitive)).toEqual(["officers.ownEditsNeedApproval"]);
});
