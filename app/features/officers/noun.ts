import type { Noun } from "#lib/noun.ts";

export const loanOfficerNoun = {
  entity: "loanofficer",
  label: { en: "Loan officer", es: "Oficial de préstamos" },
  editPath: (id) => `/admin/loanofficercms/edit/${id}`,
} as const satisfies Noun;
