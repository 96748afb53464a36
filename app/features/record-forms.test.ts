import { expect, it } from "vitest";
import { nouns } from "./nouns.ts";
import { findRecordForm } from "./record-forms.ts";

it.each(nouns.map(({ entity }) => entity))("the history names the fields of a %s in both languages", (entity) => {
  const { en = {}, es = {} } = findRecordForm(entity)?.labels ?? {};
  expect(Object.keys(en)).not.toEqual([]);
  expect(Object.keys(es)).toEqual(Object.keys(en));
});
