import { expect, test } from "vitest";
import { localize } from "#lib/localize.ts";
import { inLanguage } from "./request-language.server.ts";

const greeting = { en: "Good morning", es: "Buenos días" };

test("what is said follows the request that it is said in, also when several are answered at once", async () => {
  const gate = Promise.withResolvers<void>();
  const answerLater = async () => {
    await gate.promise;
    return localize(greeting);
  };
  const answers = [inLanguage("es", answerLater), inLanguage("en", answerLater), answerLater()];
  gate.resolve();
  expect(await Promise.all(answers)).toEqual(["Buenos días", "Good morning", "Good morning"]);
});
