import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageLanguage } from "#app/messages/messages.ts";
import { KeepNumbers } from "./keep-numbers.tsx";

it("a question with the numbers names the calculator's page, so that it is routed like a message from there", () => {
  const entries = { balance: "300,000", rate: "7" };
  const html = renderToStaticMarkup(
    <PageLanguage value="es">
      <KeepNumbers calculator="refinance" entries={entries} summary={{ en: "Summary", es: "Resumen" }} />
    </PageLanguage>,
  );
  for (const by of ["email", "none"]) {
    const query = new URLSearchParams({ by, about: "/calculators/refinance", calculator: "refinance", ...entries });
    expect(html).toContain(`href="/es/ask?${query}"`.replaceAll("&", "&amp;"));
  }
});
