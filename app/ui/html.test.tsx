import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageLanguage } from "#app/messages/messages.ts";
import { Html } from "./html.tsx";
import { LinkedDocuments } from "./linked-documents.ts";
import { SiteLink } from "./site-link.tsx";

it("a table scrolls in a named box that the keyboard can reach", () => {
  const table = "<table><tbody><tr><td>3%</td></tr></tbody></table>";
  const html = renderToStaticMarkup(
    <PageLanguage value="es">
      <Html html={`<p>A</p>${table}<p>B</p>${table}`} />
    </PageLanguage>,
  );
  expect(html.match(/<div class="table-scroll" role="group" tabindex="0" aria-label="[^"]+"><table>.*?<\/table><\/div>/g)).toHaveLength(2);
});

it("a link to a document says its type and size, in texts and in buttons, but not in a text that is being edited", () => {
  const link = '<a href="/documents/7/rates.pdf">Rates</a>';
  const html = renderToStaticMarkup(
    <LinkedDocuments value={{ 7: "PDF, 1.2 MB" }}>
      <Html html={link} />
      <SiteLink to="/documents/7/rates.pdf">Rates</SiteLink>
      <Html html={link} marks={{ "data-text": "1" }} />
    </LinkedDocuments>,
  );
  const described = '<a href="/documents/7/rates.pdf">Rates (PDF, 1.2 MB)</a>';
  expect(html).toBe(`<div class="rich-text">${described}</div>${described}<div class="rich-text" data-text="1">${link}</div>`);
});
