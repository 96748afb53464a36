import { expect, it } from "vitest";
import { auditActionNames, sentenceOf } from "./audit-actions.ts";

it("an action is described in one sentence with its subject's name or a substitute", () => {
  expect(sentenceOf("staff.suspend", "Ana")).toBe("Suspended Ana");
  expect(sentenceOf("staff.suspend")).toBe("Suspended an account");
  expect(sentenceOf("staff.suspend", "$& $1 {x}")).toBe("Suspended $& $1 {x}");
  expect(sentenceOf("session.signIn", "Ana")).toBe("Signed in");
  for (const action of auditActionNames) expect(sentenceOf(action)).toMatch(/^[A-Z][^{}]+$/);
});

it("an unknown action of another release is shown by its name, even if it is a property of every object", () => {
  expect(sentenceOf("engine.start", "Ana")).toBe("engine.start");
  expect(sentenceOf("toString")).toBe("toString");
});
