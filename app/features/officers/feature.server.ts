import { feature } from "#platform/feature.server.ts";
import { loanOfficerOperations } from "./api.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { ownOfficerOperations } from "./own-api.server.ts";

export const officers = feature({
  resources: [loanOfficerDefinition],
  operations: () => [...loanOfficerOperations, ...ownOfficerOperations],
});
