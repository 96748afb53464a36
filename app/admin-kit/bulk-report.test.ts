import { expect, it } from "vitest";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { bulkReport } from "./bulk-report.ts";

const refusal = (id: number, reason: "changed" | "gone" | "refused", message = "") => ({ id, reason, message });

it("a bulk action says what was done and why the rest was not, each reason once", () => {
  const held = "This message is held; release it first";
  expect(bulkReport(bulkTexts.en, { done: [1, 2], refused: [refusal(3, "changed")] })).toBe("2 done, 1 was changed by someone else");
  expect(bulkReport(bulkTexts.en, { done: [1], refused: [] })).toBe("1 done");
  const refused = [refusal(3, "gone"), refusal(4, "refused", held), refusal(5, "refused", held)];
  expect(bulkReport(bulkTexts.en, { done: [], refused })).toBe(`0 done, 1 no longer exists, 2 refused (${held})`);
  expect(bulkReport(bulkTexts.es, { done: [1, 2], refused: [refusal(3, "changed")] })).toBe("2 listos, otra persona cambió 1");
});
