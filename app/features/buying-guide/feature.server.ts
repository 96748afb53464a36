import { feature } from "#platform/feature.server.ts";
import { sharedAnswersOperations } from "./shared-answers/api.server.ts";
import { purgeSharedAnswers } from "./shared-answers/service.server.ts";
import { checkTexts } from "./texts/can-i-buy.ts";
import { folderTexts } from "./texts/your-folder.ts";

export const buyingGuide = feature({
  operations: () => sharedAnswersOperations,
  daily: [purgeSharedAnswers],
  toolPages: [
    { path: "/can-i-buy", texts: checkTexts },
    { path: "/your-folder", texts: folderTexts },
  ],
});
