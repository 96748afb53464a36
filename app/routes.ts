import { basename } from "node:path";
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Language } from "#lib/translations.ts";
import { calculatorNames } from "./features/calculators/kit/catalog.ts";

/** Once per language: English at the root, Spanish under `/es`. */
function publicPages(language: Language): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, file, { id: `${language}/${basename(file, ".tsx")}` });
  return [
    index("features/pages/public/home.tsx", { id: `${language}/home` }),
    page("contact-us", "features/leads/public/contact-us.tsx"),
    page("leadership", "features/pages/public/leadership.tsx"),
    page("leadership-team", "features/pages/public/leadership-team.tsx"),
    page("privacy-policy", "features/pages/public/privacy-policy.tsx"),
    page("state-licensing", "features/pages/public/state-licensing.tsx"),
    page("verify-us", "features/pages/public/verify-us.tsx"),
    page("services/refinance_information", "features/pages/public/refinance-information.tsx"),
    page("services/find-a-loan-officer", "features/officers/public/find-a-loan-officer.tsx"),
    page("services/loan-officer/:id/:string?", "features/officers/public/loan-officer.tsx"),
    page("services/first-time-homebuyers", "features/pages/public/first-time-homebuyers.tsx"),
    page("services/homebuying-process", "features/pages/public/homebuying-process.tsx"),
    page("loans", "features/pages/public/loans.tsx"),
    page("loans/:loan", "features/pages/public/loan.tsx"),
    page("calculators", "features/calculators/public/calculators.tsx"),
    ...calculatorNames.map((name) => page(`calculators/${name}`, `features/calculators/public/${name}.tsx`)),
    page("can-i-buy", "features/buying-guide/public/can-i-buy.tsx"),
    page("your-folder", "features/buying-guide/public/your-folder.tsx"),
    page("blog", "features/blog/public/blog.tsx"),
    page("blog/:slug", "features/blog/public/blog-post.tsx"),
    page("glossary", "features/pages/public/glossary.tsx"),
    page("questions", "features/pages/public/questions.tsx"),
    page("search", "features/pages/public/search.tsx"),
    page("newsletter", "features/newsletter/public/newsletter.tsx"),
    page("newsletter/confirm", "features/newsletter/public/newsletter-confirm.tsx"),
    page("newsletter/unsubscribe", "features/newsletter/public/newsletter-unsubscribe.tsx"),
    page("*", "shell/public/not-found.tsx"),
  ];
}

/** Shown in iframes of our pages and of other sites. */
const calculator = (path: string, language: Language) =>
  route(`${path}/mortgage-calculator`, "features/calculators/public/mortgage-calculator.tsx", { id: `${language}/mortgage-calculator` });

const record = (path: string, file: string) => [
  route(`${path}/add`, file, { id: `${path}/add` }),
  route(`${path}/edit/:id`, file, { id: `${path}/edit` }),
];

export default [
  calculator("embed", "en"),
  calculator("es/embed", "es"),
  route("blog/rss.xml", "features/blog/public/blog-rss.ts", { id: "en/blog-rss" }),
  route("es/blog/rss.xml", "features/blog/public/blog-rss.ts", { id: "es/blog-rss" }),
  route("services/loan-officer/:id/contact.vcf", "features/officers/public/officer-contact.ts", { id: "en/officer-contact" }),
  route("es/services/loan-officer/:id/contact.vcf", "features/officers/public/officer-contact.ts", { id: "es/officer-contact" }),
  route("sitemap.xml", "features/pages/public/sitemap.ts"),
  route("robots.txt", "features/pages/public/robots.ts"),
  route(".well-known/security.txt", "features/pages/public/security-contact.ts"),
  layout("shell/public/layout.tsx", { id: "en" }, publicPages("en")),
  route("es", "shell/public/layout.tsx", { id: "es" }, publicPages("es")),
  route("admin/login", "features/accounts/admin/login.tsx"),
  route("admin/password", "features/accounts/admin/first-password.tsx"),
  route("admin/forgot-password", "features/accounts/admin/forgot-password.tsx"),
  route("admin/reset-password", "features/accounts/admin/reset-password.tsx"),
  route("admin/second-factor", "features/accounts/admin/second-factor.tsx"),
  route("admin", "shell/admin/layout.tsx", [
    index("features/reports/admin/dashboard.tsx"),
    route("office", "features/settings/admin/office.tsx"),
    route("resources", "features/settings/admin/resources.tsx"),
    route("resources/add", "features/settings/admin/resource-new.tsx"),
    route("resource/edit", "features/settings/admin/resource-edit.tsx"),
    route("blog", "features/blog/admin/blog-posts.tsx"),
    ...record("blog", "features/blog/admin/blog-post.tsx"),
    route("blogcategory", "features/blog/admin/blog-categories.tsx"),
    ...record("blogcategory", "features/blog/admin/blog-category.tsx"),
    route("pagecategory", "features/pages/admin/page-categories.tsx"),
    ...record("pagecategory", "features/pages/admin/page-category.tsx"),
    route("pagecontent", "features/pages/admin/page-contents.tsx"),
    ...record("pagecontent", "features/pages/admin/page-content.tsx"),
    route("loanofficercms", "features/officers/admin/loan-officers.tsx"),
    ...record("loanofficercms", "features/officers/admin/loan-officer.tsx"),
    route("review", "features/reviews/admin/reviews.tsx"),
    ...record("review", "features/reviews/admin/review.tsx"),
    route("media", "features/pictures/admin/pictures.tsx"),
    route("media/:picture", "features/pictures/admin/picture-edit.tsx"),
    route("contactuslist", "features/leads/admin/contact-messages.tsx"),
    route("contactuslist/board", "features/leads/admin/contact-board.tsx"),
    route("contactuslist/:id", "features/leads/admin/contact-message.tsx"),
    route("my-profile", "features/officers/admin/my-profile.tsx"),
    route("officer-proposals", "features/officers/admin/officer-proposals.tsx"),
    route("lead-routing", "features/leads/admin/lead-routing.tsx"),
    ...record("lead-routing", "features/leads/admin/lead-routing-rule.tsx"),
    route("numbers", "features/reports/admin/numbers.tsx"),
    route("replytemplate", "features/leads/admin/reply-templates.tsx"),
    ...record("replytemplate", "features/leads/admin/reply-template.tsx"),
    route("newsletter", "features/newsletter/admin/newsletter-subscribers.tsx"),
    route("newsletter/import", "features/newsletter/admin/newsletter-import.tsx"),
    route("newsletter/issues", "features/newsletter/admin/newsletter-issues.tsx"),
    ...record("newsletter/issues", "features/newsletter/admin/newsletter-issue.tsx"),
    route("personal-data", "features/history/admin/personal-data.tsx"),
    route("find", "features/pages/admin/find-text.tsx"),
    route("changes", "features/history/admin/changes.tsx"),
    route("bin", "features/history/admin/bin.tsx"),
    route("accounts", "features/accounts/admin/accounts.tsx"),
    route("accounts/add", "features/accounts/admin/account-new.tsx"),
    route("accounts/edit/:id", "features/accounts/admin/account-edit.tsx"),
    route("audit", "features/history/admin/audit.tsx"),
    route("incident", "features/history/admin/incident.tsx"),
    route("profile", "features/accounts/admin/profile.tsx"),
    route("styleguide", "shell/admin/styleguide.tsx"),
    route("not-allowed", "shell/admin/not-allowed.tsx"),
    route("*", "shell/admin/not-found.tsx"),
  ]),
] satisfies RouteConfig;
