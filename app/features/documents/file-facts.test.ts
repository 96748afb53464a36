import { expect, test } from "vitest";
import { fileFacts } from "./file-facts.ts";

test.each([
  [0, "PDF, 1 KB"],
  [1499, "PDF, 1 KB"],
  [420_300, "PDF, 420 KB"],
  [1_240_000, "PDF, 1.2 MB"],
  [20_000_000, "PDF, 20 MB"],
])("a file of %i bytes says %s", (bytes, facts) => expect(fileFacts({ file: "/documents/1/a.pdf", bytes }, "en")).toBe(facts));
