import { expect, it } from "vitest";
import { errorsByField, isFieldOf } from "./field-errors.ts";

it("puts what the API objects to beside the form's own field", () => {
  const errors = [
    { field: "title", message: "Title is required" },
    { field: "translations.es.title", message: "Title (Spanish) is too long" },
    { field: "ImageFile", message: "The image could not be read" },
    { field: "body", message: "Body is too long" },
  ];
  expect(errorsByField(errors, { body: "summary" })).toEqual({
    title: "Title is required",
    "es.title": "Title (Spanish) is too long",
    image: "The image could not be read",
    summary: "Body is too long",
  });
});

it("keeps the order of the fields, and the first of several objections to one", () => {
  const errors = [
    { field: "title", message: "first" },
    { field: "summary", message: "next" },
    { field: "title", message: "second" },
  ];
  expect(Object.entries(errorsByField(errors))).toEqual([
    ["title", "first"],
    ["summary", "next"],
  ]);
});

it("knows a part of a list as the form's own, and nothing else", () => {
  const values = { title: "", "es.title": "", licenses: [], "company.phone": "" };
  for (const field of ["title", "es.title", "licenses.0.number", "company.phone"]) expect(isFieldOf(values, field), field).toBe(true);
  for (const field of ["none", "es.none", "company"]) expect(isFieldOf(values, field), field).toBe(false);
});
