import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { operationsOn } from "./api.ts";
import { apiDescription } from "./api-description.ts";

it("the description of the API passes Redocly's recommended rules", async () => {
  // As text: to compare an object with the type of the rules takes the compiler six seconds.
  const config = await createConfig("extends: [recommended]");
  const problems = await lintFromString({ source: JSON.stringify(apiDescription(operationsOn(definitions))), config });
  expect(problems.map(({ ruleId, severity, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
    [],
  );
});
