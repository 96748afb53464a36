import { feature } from "#platform/feature.server.ts";
import { assistanceOperations } from "./api.server.ts";
import { assistanceProgramDefinition } from "./definition.server.ts";
import { assistanceTexts } from "./texts/assistance.ts";

export const assistance = feature({
  resources: [assistanceProgramDefinition],
  operations: () => assistanceOperations,
  toolPages: [
    {
      path: "/assistance",
      texts: assistanceTexts,
      keywords: "down payment assistance grant program enganche ayuda apoyo subsidio programa Utah Housing FirstHome",
    },
  ],
});
