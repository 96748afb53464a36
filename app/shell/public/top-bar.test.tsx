import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { defaultItems } from "#app/features/menus/default-menus.ts";
import { showMenu } from "#app/features/menus/shown-menu.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { contentPath } from "#lib/languages.ts";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

const settings = { ...defaultSettings("es"), consentVersions: {} };

const shown = (place: "header" | "footer") =>
  showMenu(defaultItems(place), "es", (target) => ("url" in target ? contentPath(target.url, "es") : undefined));

const render = (location: string) =>
  renderToStaticMarkup(
    <PageLanguage value="es">
      <StaticRouter location={location}>
        <TopBar settings={settings} links={shown("header")} />
        <Footer settings={settings} items={shown("footer")} />
      </StaticRouter>
    </PageLanguage>,
  );

it("the office's phone and email are counted in the top bar and the footer", () => {
  const links = render("/es").match(/<a [^>]*href="(?:tel|mailto):[^>]*>/g) ?? [];
  expect(links).toHaveLength(5);
  for (const link of links) expect(link).toContain(link.includes('"tel:') ? 'data-way="call"' : 'data-way="email"');
});

it("the current page is marked in the top bar, with and without a slash at the end", () => {
  for (const location of ["/es/loans", "/es/loans/"]) expect(render(location)).toMatch(/<a href="\/es\/loans" aria-current="page"/);
});
