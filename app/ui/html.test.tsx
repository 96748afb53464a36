import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageLanguage } from "#app/messages/messages.ts";
import { Html } from "./html.tsx";

it("a table scrolls in a named box that the keyboard can reach", () => {
  const table = "<table><tbody><tr><td>3%</td></tr></tbody></table>";
  const html = renderToStaticMarkup(
    <PageLanguage value="es">
      <Html html={`<p>A</p>${table}<p>B</p>${table}`} />
    </PageLanguage>,
  );
  expect(html.match(/<div class="table-scroll" role="group" tabindex="0" aria-label="[^"]+"><table>.*?<\/table><\/div>/g)).toHaveLength(2);
});
