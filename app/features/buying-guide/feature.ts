import { KeyRound } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";

const sharedAnswers = { to: "/admin/shared-answers", label: { en: "Shared answers", es: "Respuestas compartidas" } };

export const buyingGuide = feature({
  nav: [{ ...sharedAnswers, order: 145, icon: KeyRound, audience: "own" }],
  tools: [{ ...sharedAnswers, order: 25 }],
  screens: { "/admin/shared-answers": { permission: "leads.own" } },
});
