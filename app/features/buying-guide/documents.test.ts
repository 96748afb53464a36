import fc from "fast-check";
import { expect, it } from "vitest";
import { documentsBySituation, folderPath, groupDocuments, situations, situationsIn } from "./documents.ts";

const chosenSituations = fc.subarray([...situations]);

it("a paper that several situations ask for is named once, where it first occurs", () => {
  expect(groupDocuments(["itin", "self-employed"])).toEqual([
    { situation: "everyone", documents: documentsBySituation.everyone },
    { situation: "self-employed", documents: documentsBySituation["self-employed"] },
    { situation: "itin", documents: ["itin-letter", "household-bills"] },
  ]);
});

it("a visitor who chose nothing sees the whole folder", () => {
  expect(groupDocuments([])).toEqual(groupDocuments(situations));
});

it("every choice has all of its papers, and one address that leads back to it", () => {
  fc.assert(
    fc.property(chosenSituations, (asked) => {
      const documents = groupDocuments(asked).flatMap((group) => group.documents);
      expect(new Set(documents).size).toBe(documents.length);
      for (const situation of asked) expect(documents).toEqual(expect.arrayContaining([...documentsBySituation[situation]]));
      expect(situationsIn(new URL(folderPath(asked), "https://site.example").searchParams)).toEqual(asked);
    }),
  );
});
