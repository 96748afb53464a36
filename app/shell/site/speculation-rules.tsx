/** What is no public page: the admin in any spelling, what programs and frames ask for, and files. */
const elsewhere = [
  "/([aA][dD][mM][iI][nN])",
  "/([aA][dD][mM][iI][nN])/*",
  "/api/*",
  "/assets/*",
  "/resources/*",
  "/embed/*",
  "/es/embed/*",
  "/*.:type",
];

const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: elsewhere } },
    { not: { selector_matches: "[target=_blank], [download], [rel~=nofollow]" } },
  ],
};

/**
 * Lets the browser fetch a page while someone points at its link, and prepare it once they press: its files and
 * pictures cost data, so that waits for more than a glance.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "moderate" }],
  prerender: [{ where: pages, eagerness: "conservative" }],
});

export function SpeculationRules() {
  return <script type="speculationrules">{speculationRules}</script>;
}
