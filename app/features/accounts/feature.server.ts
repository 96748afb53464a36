import { feature } from "#platform/feature.server.ts";
import { staffOperations } from "./api.server.ts";
import { accountMailComposer } from "./mails/account-mail.server.ts";
import { ownerNoticeComposer } from "./mails/owner-notice-mail.server.ts";
import { passwordMailComposers } from "./mails/password-reset-mail.server.ts";
import { profileOperations } from "./profile-api.server.ts";
import { secondFactorOperations } from "./second-factor-api.server.ts";
import { secondFactorRuleOperations } from "./second-factor-rule.server.ts";

export const accounts = feature({
  operations: () => [...staffOperations, ...profileOperations, ...secondFactorOperations, ...secondFactorRuleOperations],
  mails: (platform) => [accountMailComposer(platform), ownerNoticeComposer(platform), ...passwordMailComposers(platform)],
});
