import { expect, it } from "vitest";
import { settingChanges } from "./office-changes.ts";

const published = { resources: [{ context: "contact.phone", version: 3 }] };
const values = { "contact.phone": { id: 7, fields: { value: "(801) 555-0100" } } };

it("sends each changed field to its setting, with what it replaces and the version that was read", () => {
  const changes = [
    { name: "contact.phone", value: "(801) 555-0199" },
    { name: "company.tagline", value: "Home" },
    { name: "es.company.tagline", value: "Casa" },
  ];
  expect(settingChanges({ values, published }, changes, false)).toEqual([
    { context: "contact.phone", version: 3, changes: [{ name: "value", value: "(801) 555-0199", was: "(801) 555-0100" }] },
    {
      context: "company.tagline",
      version: 0,
      changes: [
        { name: "value", value: "Home", was: undefined },
        { name: "es.value", value: "Casa", was: undefined },
      ],
    },
  ]);
});

it("sends changed hours as a sentence in each language", () => {
  const closed = { days: [{ isOpen: false, opens: "09:00", closes: "17:00" }], words: null };
  const [saturday] = settingChanges({ values: {}, published }, [{ name: "hours.saturday", value: closed }], false);
  expect(saturday?.changes.map(({ name, value }) => [name, value])).toEqual([
    ["value", expect.stringContaining("closed")],
    ["es.value", expect.stringContaining("cerrado")],
  ]);
});

it("says of every drafted setting that it was compared", () => {
  expect(settingChanges({ values, published }, [], true)).toEqual([{ context: "contact.phone", version: 3, changes: [], mergedWith: 3 }]);
});
