import { feature } from "#platform/feature.server.ts";
import { checkTexts } from "./texts/can-i-buy.ts";
import { folderTexts } from "./texts/your-folder.ts";

export const buyingGuide = feature({
  toolPages: [
    { path: "/can-i-buy", texts: checkTexts },
    { path: "/your-folder", texts: folderTexts },
  ],
});
