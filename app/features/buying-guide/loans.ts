export const loanNames = ["itin", "conventional", "fha", "usda", "bank-statements", "va", "utah-help"] as const;
export type Loan = (typeof loanNames)[number];

/** The page about each kind of loan, if there is one. */
export const loanPages: Record<Loan, string | undefined> = {
  conventional: "/loans/conventional",
  fha: "/loans/fha",
  usda: "/loans/usda",
  va: "/loans/va",
  itin: "/loans/itin",
  "utah-help": "/loans/down-payment-help-utah",
  "bank-statements": undefined,
};
