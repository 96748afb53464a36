import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { PageLanguage } from "#app/messages/messages.ts";
import { LoadFailure } from "./load-failure.tsx";

const render = (language: "en" | "es", location: string) =>
  renderToString(
    <PageLanguage value={language}>
      <StaticRouter location={location}>
        <LoadFailure error={new Error("Service Unavailable")} title="Officers" />
      </StaticRouter>
    </PageLanguage>,
  );

it("shows a page whose data the server could not read with the box, and asks for the same address again", () => {
  const html = render("en", "/services/find-a-loan-officer?search=ana");
  expect(html).toContain("Failed to fetch data - Service Unavailable");
  expect(html).toMatch(/<a href="\/services\/find-a-loan-officer\?search=ana"[^>]*>Try again<\/a>/);
});

it("says so in Spanish too, without a reason that is in English", () => {
  const html = render("es", "/es/services/find-a-loan-officer");
  expect(html).toContain("No se pudieron cargar");
  expect(html).not.toContain("Service Unavailable");
  expect(html).toContain("Intentar de nuevo");
});
