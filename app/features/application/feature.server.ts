import { feature } from "#platform/feature.server.ts";
import { applyTexts } from "./texts/apply.ts";

export const application = feature({
  toolPages: [{ path: "/apply", texts: applyTexts, keywords: "apply now online application solicitud en línea" }],
});
