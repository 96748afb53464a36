import { expect, it } from "vitest";
import { auditActionNames, sentenceOf } from "./audit-actions.ts";

it("an action is told in one sentence with its subject's name, or with what stands for it", () => {
  expect(sentenceOf("staff.suspend", "Ana")).toBe("Suspended Ana");
  expect(sentenceOf("staff.suspend")).toBe("Suspended an account");
  expect(sentenceOf("staff.suspend", "$& $1 {x}")).toBe("Suspended $& $1 {x}");
  expect(sentenceOf("session.signIn", "Ana")).toBe("Signed in");
  for (const action of auditActionNames) expect(sentenceOf(action)).toMatch(/^[A-Z][^{}]+$/);
});

it("an action of another release is told by its name, also one that every object has", () => {
  expect(sentenceOf("engine.start", "Ana")).toBe("engine.start");
  expect(sentenceOf("toString")).toBe("toString");
});
