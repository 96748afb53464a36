import type { SamplePage, SampleSection } from "#db/sample/sample-content.ts";

export const topic = (slug: string, name: string, spanishName: string, sections: SampleSection[]): SamplePage => ({
  slug,
  name,
  body: "",
  description: "",
  es: { name: spanishName, body: "", description: "" },
  sections,
});
