import { expect, test } from "vitest";
import { assistanceProgramDefinition } from "#app/features/assistance/definition.server.ts";
import { assistanceProgramInput } from "#app/features/assistance/schema.ts";
import { samplePrograms } from "#db/sample/assistance-programs.ts";

test.each(samplePrograms)("$name could have been entered by staff, in both languages, with what is uncertain", ({ es, ...program }) => {
  expect(assistanceProgramInput.safeParse({ ...program, translations: { es } }).error).toBeUndefined();
  const texts = Object.entries(program).filter(([field]) => assistanceProgramDefinition.translatable.some((one) => one === field));
  expect(Object.keys(es).sort()).toEqual(texts.map(([field]) => field).sort());
  expect(program.uncertain).not.toBe("");
  expect(program.checkedOn < program.validUntil).toBe(true);
});
