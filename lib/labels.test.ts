import { expect, it } from "vitest";
import { namesInMessages } from "./labels.ts";

it("names a field in a sentence, not in a title", () => {
  const labels = ["First Name", "Facebook URL", "MLS", "Image description"].map((en) => ({ en, es: "" }));
  const names = namesInMessages(Object.fromEntries(labels.map((label) => [label.en, label])));
  expect(Object.values(names).map(({ en }) => en)).toEqual(["First name", "Facebook URL", "MLS", "Image description"]);
});
