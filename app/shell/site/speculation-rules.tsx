/** Not public pages: the admin in any spelling, the API, embeds and files. */
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

/** Prefetches a page when its link is hovered, and prerenders it when pressed, which costs more data. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "moderate" }],
  prerender: [{ where: pages, eagerness: "conservative" }],
});

export function SpeculationRules() {
  return <script type="speculationrules">{speculationRules}</script>;
}
