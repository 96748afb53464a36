import fc from "fast-check";
import { expect, it } from "vitest";
import { folderPath, groupPapers, papersBySituation, situations, situationsIn } from "./papers.ts";

const chosenSituations = fc.subarray([...situations]);

it("a paper that several situations ask for is named once, where it first occurs", () => {
  expect(groupPapers(["itin", "self-employed"])).toEqual([
    { situation: "everyone", papers: papersBySituation.everyone },
    { situation: "self-employed", papers: papersBySituation["self-employed"] },
    { situation: "itin", papers: ["itin-letter", "household-bills"] },
  ]);
});

it("whoever chose nothing sees the whole folder", () => {
  expect(groupPapers([])).toEqual(groupPapers(situations));
});

it("every choice has all of its papers, and one address that leads back to it", () => {
  fc.assert(
    fc.property(chosenSituations, (asked) => {
      const papers = groupPapers(asked).flatMap((group) => group.papers);
      expect(new Set(papers).size).toBe(papers.length);
      for (const situation of asked) expect(papers).toEqual(expect.arrayContaining([...papersBySituation[situation]]));
      expect(situationsIn(new URL(folderPath(asked), "https://site.example").searchParams)).toEqual(asked);
    }),
  );
});
