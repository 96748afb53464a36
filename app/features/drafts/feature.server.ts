import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { approvalOperations } from "./approval-api.server.ts";
import { deleteOrphanedComments } from "./comments.server.ts";
import { commentOperations } from "./comments-api.server.ts";
import { draftListOperations } from "./list-api.server.ts";
import { draftNoticeComposer } from "./mails/notice-mail.server.ts";
import { purgeLinks } from "./preview-links.server.ts";
import { previewLinkOperations } from "./preview-links-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => [
    ...draftOperations(definitions, all),
    ...draftListOperations(definitions, all),
    ...approvalOperations(definitions, all),
    ...commentOperations(definitions, all),
    ...previewLinkOperations(definitions, all),
  ],
  mails: (platform) => [draftNoticeComposer(platform)],
  daily: [purgeLinks, deleteOrphanedComments],
});
