/** The papers that a lender may ask for, in the order in which to gather them. */
export const documentsBySituation = {
  everyone: ["identification", "bank-statements", "rent-receipts", "debt-statements"],
  employee: ["pay-stubs", "w2-forms"],
  "self-employed": ["tax-returns", "profit-and-loss", "business-license", "forms-1099"],
  cash: ["tax-returns", "deposit-records", "work-letter"],
  itin: ["itin-letter", "tax-returns", "household-bills"],
  "no-credit": ["household-bills"],
  gift: ["gift-letter", "gift-transfer"],
  refinance: ["mortgage-statement", "insurance-policy", "property-tax-bill", "hoa-statement"],
} as const;

type Situation = keyof typeof documentsBySituation;
export type Paper = (typeof documentsBySituation)[Situation][number];

/** What a visitor may choose; "everyone" is always included. */
export const situations = ["employee", "self-employed", "cash", "itin", "no-credit", "gift", "refinance"] as const satisfies Situation[];
export type ChosenSituation = (typeof situations)[number];

export type PaperGroup = { situation: Situation; documents: Paper[] };

/** Lists each paper once, where it first occurs. Without a choice, all of them. */
export function groupDocuments(chosen: readonly ChosenSituation[]): PaperGroup[] {
  const wantedSituations: readonly ChosenSituation[] = chosen.length === 0 ? situations : situations.filter((one) => chosen.includes(one));
  const namedDocuments = new Set<Paper>();
  return (["everyone", ...wantedSituations] as const).map((situation) => {
    const documents = documentsBySituation[situation].filter((paper) => !namedDocuments.has(paper));
    for (const paper of documents) namedDocuments.add(paper);
    return { situation, documents };
  });
}

export function situationsIn(query: URLSearchParams): ChosenSituation[] {
  return situations.filter((situation) => query.get(situation) === "yes");
}

export function folderPath(chosen: readonly ChosenSituation[]): string {
  const query = new URLSearchParams(situations.filter((one) => chosen.includes(one)).map((one) => [one, "yes"]));
  return query.size === 0 ? "/your-folder" : `/your-folder?${query}`;
}
