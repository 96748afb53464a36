import { expect, it } from "vitest";
import { forgetTypedFields, keepTypedFields, readTypedFields } from "./use-kept-form.ts";

function textStore() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const typed = { name: "Ana", email: "ana@example.com", phone: "", message: "Hola\nadiós", callTime: "morning" };

it("what is typed on a page is there again after a reload, without what was hidden, until it is sent", () => {
  const store = textStore();
  keepTypedFields(store, "/contact-us", { ...typed, website: "x", consentVersion: "1", attachedCalculation: "numbers" });
  expect(readTypedFields(store, "/contact-us")).toEqual(typed);
  expect(readTypedFields(store, "/services/loan-officer/1/Ana")).toEqual({});
  forgetTypedFields(store, "/contact-us");
  expect(readTypedFields(store, "/contact-us")).toEqual({});
});

it("a store that is broken or refuses keeps nothing and breaks nothing", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepTypedFields(refusing, "/contact-us", typed);
  forgetTypedFields(refusing, "/contact-us");
  expect(readTypedFields(refusing, "/contact-us")).toEqual({});
  for (const broken of ["{", "null", "5", '{"message":5,"__proto__":"x"}'])
    expect(readTypedFields({ ...textStore(), getItem: () => broken }, "/contact-us"), broken).toEqual({});
});
