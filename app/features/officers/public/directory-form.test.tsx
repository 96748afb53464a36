import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noFilter } from "#app/features/officers/directory-search.ts";
import { DirectoryForm } from "./directory-form.tsx";

const choices = { languages: [], specialties: [], states: [{ state: "UT" as const, name: "Utah" }] };
const noop = () => undefined;

const foldOf = (state: "" | "UT", offered = choices) => {
  const filter = { ...noFilter, state };
  const html = renderToStaticMarkup(
    <DirectoryForm ref={null} filter={filter} choices={offered} onSubmit={noop} onType={noop} onChoose={noop} />,
  );
  return /<details[^>]*>.*<\/details>/.exec(html)?.[0];
};

test("the filter by state is offered folded, and open if the address sets it", () => {
  expect(foldOf("")).toMatch(/^<details class/);
  expect(foldOf("")).toContain('name="state"');
  expect(foldOf("UT")).toMatch(/^<details open=""/);
});

test("there is none where no state can be chosen", () => {
  expect(foldOf("", { ...choices, states: [] })).toBeUndefined();
});
