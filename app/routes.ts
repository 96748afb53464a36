import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Language } from "#lib/translations.ts";
import { calculatorNames } from "./calculator-kit/catalog.ts";

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
    page("services/loan-officer/:id/:string?", "loan-officer"),
    page("services/first-time-homebuyers", "first-time-homebuyers"),
    page("services/homebuying-process", "homebuying-process"),
    page("loans", "loans"),
    page("loans/:loan", "loan"),
    page("calculators", "calculators/index"),
    ...calculatorNames.map((name) => page(`calculators/${name}`, `calculators/${name}`)),
    page("can-i-buy", "can-i-buy"),
    page("your-folder", "your-folder"),
    page("blog", "blog"),
    page("blog/:slug", "blog-post"),
    page("glossary", "glossary"),
    page("questions", "questions"),
    page("search", "search"),
    page("newsletter", "newsletter"),
    page("newsletter/confirm", "newsletter-confirm"),
    page("newsletter/unsubscribe", "newsletter-unsubscribe"),
    page("*", "not-found"),
  ];
}

/** Shown inside frames, ours and other sites', without the site around it. */
const calculator = (path: string, language: Language) =>
  route(`${path}/mortgage-calculator`, "routes/public/mortgage-calculator.tsx", { id: `${language}/mortgage-calculator` });

export default [
  calculator("embed", "en"),
  calculator("es/embed", "es"),
  route("blog/rss.xml", "routes/public/blog-rss.ts", { id: "en/blog-rss" }),
  route("es/blog/rss.xml", "routes/public/blog-rss.ts", { id: "es/blog-rss" }),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),
  route(".well-known/security.txt", "routes/public/security-contact.ts"),
  layout("routes/public/layout.tsx", { id: "en" }, publicPages("en")),
  route("es", "routes/public/layout.tsx", { id: "es" }, publicPages("es")),
  route("admin/login", "routes/admin/login.tsx"),
  route("admin/password", "routes/admin/first-password.tsx"),
  route("admin/forgot-password", "routes/admin/forgot-password.tsx"),
  route("admin/reset-password", "routes/admin/reset-password.tsx"),
  route("admin/second-factor", "routes/admin/second-factor.tsx"),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/dashboard.tsx"),
    route("resources", "routes/admin/resources.tsx"),
    route("resources/add", "routes/admin/resource-new.tsx"),
    route("resource/edit", "routes/admin/resource-edit.tsx"),
    route("blog", "routes/admin/blog-posts.tsx"),
    route("blog/add", "routes/admin/blog-post-new.tsx"),
    route("blog/edit/:id", "routes/admin/blog-post-edit.tsx"),
    route("blogcategory", "routes/admin/blog-categories.tsx"),
    route("blogcategory/add", "routes/admin/blog-category-new.tsx"),
    route("blogcategory/edit/:id", "routes/admin/blog-category-edit.tsx"),
    route("pagecategory", "routes/admin/page-categories.tsx"),
    route("pagecategory/add", "routes/admin/page-category-new.tsx"),
    route("pagecategory/edit/:id", "routes/admin/page-category-edit.tsx"),
    route("pagecontent", "routes/admin/page-contents.tsx"),
    route("pagecontent/add", "routes/admin/page-content-new.tsx"),
    route("pagecontent/edit/:id", "routes/admin/page-content-edit.tsx"),
    route("loanofficercms", "routes/admin/loan-officers.tsx"),
    route("loanofficercms/add", "routes/admin/loan-officer-new.tsx"),
    route("loanofficercms/edit/:id", "routes/admin/loan-officer-edit.tsx"),
    route("contactuslist", "routes/admin/contact-messages.tsx"),
    route("contactuslist/:id", "routes/admin/contact-message.tsx"),
    route("lead-routing", "routes/admin/lead-routing.tsx"),
    route("lead-routing/add", "routes/admin/lead-routing-new.tsx"),
    route("lead-routing/edit/:id", "routes/admin/lead-routing-edit.tsx"),
    route("personal-data", "routes/admin/personal-data.tsx"),
    route("changes", "routes/admin/changes.tsx"),
    route("bin", "routes/admin/bin.tsx"),
    route("accounts", "routes/admin/accounts.tsx"),
    route("accounts/add", "routes/admin/account-new.tsx"),
    route("accounts/edit/:id", "routes/admin/account-edit.tsx"),
    route("audit", "routes/admin/audit.tsx"),
    route("profile", "routes/admin/profile.tsx"),
    route("styleguide", "routes/admin/styleguide.tsx"),
    route("not-allowed", "routes/admin/not-allowed.tsx"),
  ]),
] satisfies RouteConfig;
