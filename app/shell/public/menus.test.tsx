import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { defaultItems } from "#app/features/menus/default-menus.ts";
import type { MenuPlace } from "#app/features/menus/menu-item.ts";
import { type ShownItem, showMenu } from "#app/features/menus/shown-menu.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { contentPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { FooterMenu } from "./footer-menu.tsx";
import { MainPages } from "./main-pages.tsx";
import { SideMenu } from "./side-menu.tsx";

const shown = (place: MenuPlace, language: Language) =>
  showMenu(defaultItems(place), language, (target) => ("url" in target ? contentPath(target.url, language) : undefined));

function render(language: Language, content: ReactNode, location = "/") {
  return renderToStaticMarkup(
    <PageLanguage value={language}>
      <StaticRouter location={location}>{content}</StaticRouter>
    </PageLanguage>,
  );
}

function renderMenu(language: Language, items: ShownItem[], location?: string) {
  const settings = { ...defaultSettings(language), consentVersions: {} };
  const html = render(language, <SideMenu settings={settings} bookingPath={undefined} page="" items={items} />, location);
  return html.match(/<nav.*<\/nav>/s)?.[0] ?? "";
}

/** Headings and links in their order. */
const outline = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>|<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, title, href, label]) =>
    title === undefined ? `${href} ${label?.replace("&#x27;", "'")}` : `# ${title}`,
  );

describe("the default links", () => {
  it("of the menu", () => {
    expect(outline(renderMenu("en", shown("menu", "en")))).toEqual([
      "/ Home",
      "# Loans",
      "/loans Our Loans",
      "/loans/itin ITIN Loans",
      "/assistance Down Payment Help",
      "/services/refinance_information Refinance Information",
      "# Get ready to buy",
      "/can-i-buy Can I Buy?",
      "/your-folder Documents You Need",
      "/calculators Calculators",
      "/services/homebuying-process Homebuying Process",
      "/questions Questions and Answers",
      "# People",
      "/ask Ask a Question",
      "/services/find-a-loan-officer Find A Loan Officer",
      "/leadership Leadership Team",
      "/verify-us Make Sure It's Us",
      "/contact-us Contact Us",
    ]);
    expect(outline(renderMenu("es", shown("menu", "es"))).slice(0, 4)).toEqual([
      "/es Inicio",
      "# Préstamos",
      "/es/loans Nuestros préstamos",
      "/es/loans/itin Préstamos con ITIN",
    ]);
  });

  it("of the header row", () => {
    expect(outline(render("es", <MainPages items={shown("header", "es")} />))).toEqual([
      "/es/loans Préstamos",
      "/es/loans/itin Con ITIN",
      "/es/can-i-buy ¿Puedo comprar?",
      "/es/assistance Programas de ayuda",
      "/es/calculators Calculadoras",
      "/es/services/find-a-loan-officer Oficiales",
      "/es/questions Preguntas",
      "/es/contact-us Contacto",
    ]);
  });

  it("of the footer", () => {
    expect(outline(render("en", <FooterMenu items={shown("footer", "en")} />))).toEqual([
      "# More pages",
      "/privacy-policy Privacy Policy",
      "/leadership Leadership",
      "/can-i-buy Can I Buy?",
      "/your-folder Your Folder",
      "/services/find-a-loan-officer Find A Loan Officer",
      "/state-licensing State Licensing",
      "/verify-us Make Sure It's Us",
      "/verify-us#complaints Complaints",
      "/calculators Calculators",
      "/contact-us Contact Us",
      "# Look it up",
      "/loans All our loans",
      "/questions Questions and answers",
      "/glossary Glossary",
      "/blog Blog",
      "/search Search",
    ]);
  });
});

const link = (id: string, href: string) => ({ id, label: id, href });

it("the current page is marked, a page that staff built in Spanish too", () => {
  const items = [link("home", "/es"), link("itin", "/es/prestamos-itin")];
  for (const html of [renderMenu("es", items, "/es/prestamos-itin/"), render("es", <MainPages items={items} />, "/es/prestamos-itin")])
    expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual(['<a href="/es/prestamos-itin" aria-current="page">']);
});

it("links outside of groups may be anywhere, and a footer may begin with them", () => {
  const items = [link("one", "/one"), { id: "group", label: "Group", links: [link("two", "/two")] }, link("three", "/three")];
  const expected = ["/one one", "# Group", "/two two", "/three three"];
  expect(outline(renderMenu("en", items))).toEqual(expected);
  expect(outline(render("en", <FooterMenu items={items} />))).toEqual(["# More pages", ...expected]);
});

it("an empty header row leaves no landmark", () => {
  expect(render("en", <MainPages items={[]} />)).toBe("");
});
