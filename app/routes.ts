import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Language } from "#lib/translations.ts";

/** The pages that visitors see, once per language: English at the root, Spanish under `/es`. */
function publicPages(language: Language): RouteConfigEntry[] {
  const page = (path: string, name: string) => route(path, `routes/public/${name}.tsx`, { id: `${language}/${name}` });
  return [
    index("routes/public/home.tsx", { id: `${language}/home` }),
    page("contact-us", "contact-us"),
    page("leadership", "leadership"),
    page("leadership-team", "leadership-team"),
    page("privacy-policy", "privacy-policy"),
    page("state-licensing", "state-licensing"),
    page("services/refinance_information", "refinance-information"),
    page("services/find-a-loan-officer", "find-a-loan-officer"),
    page("services/loan-officer/:id/:string", "loan-officer"),
    page("services/first-time-homebuyers", "first-time-homebuyers"),
    page("services/homebuying-process", "homebuying-process"),
    page("*", "not-found"),
  ];
}

export default [
  layout("routes/public/layout.tsx", { id: "en" }, publicPages("en")),
  route("es", "routes/public/layout.tsx", { id: "es" }, publicPages("es")),
  route("admin/login", "routes/admin/login.tsx"),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/dashboard.tsx"),
    route("loanofficercms", "routes/admin/loan-officers.tsx"),
    route("contactuslist", "routes/admin/contact-messages.tsx"),
    route("contactuslist/:id", "routes/admin/contact-message.tsx"),
  ]),
] satisfies RouteConfig;
