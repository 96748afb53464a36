import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Outlet, Route, Routes, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { itinTexts } from "#app/features/itin/texts/itin.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import * as route from "./questions.tsx";

const { default: Page } = route as unknown as { default: ComponentType<{ loaderData: unknown }> };

/** The page for a search that no question of the content answers. */
function show(search: string): string {
  const page = { name: "Questions", description: "", body: "", sharePicture: undefined };
  const html = renderToStaticMarkup(
    <StaticRouter location="/questions">
      <Routes>
        <Route element={<Outlet context={{ settings: defaultSettings("en"), bookingPath: undefined }} />}>
          <Route path="*" element={<Page loaderData={{ page, topics: [], search }} />} />
        </Route>
      </Routes>
    </StaticRouter>,
  );
  return html.replaceAll("&#x27;", "'");
}

test.each(["itin", "ITIN loan"])("a search for “%s” finds the ITIN answer and does not say that there is none", (search) => {
  const html = show(search);
  expect(html).toContain(itinTexts.en.question);
  expect(html).toContain(referenceTexts.en.questionCount(1));
  expect(html).not.toContain(referenceTexts.en.askUs);
});

test("a search without an answer says so and leads to a person", () => {
  const html = show("submarine");
  expect(html).not.toContain(itinTexts.en.question);
  expect(html).toContain(referenceTexts.en.askUs);
  expect(html).toContain('href="/ask"');
});
