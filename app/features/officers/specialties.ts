/** Of officers, and what a visitor may ask about: kinds of loans, and situations. */
export const specialties = [
  "firstHome",
  "conventional",
  "fha",
  "va",
  "usda",
  "jumbo",
  "itin",
  "downPaymentHelp",
  "refinance",
  "selfEmployed",
] as const;

export type Specialty = (typeof specialties)[number];
