import type { Estimate, Omission, Program } from "#app/features/calculators/math/purchase.ts";
import type { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";

type Texts = (typeof paymentTexts)["en"]["coverage"];
type Parts = Pick<Estimate, "omissions" | "mortgageInsurance" | "dues" | "loan">;

/** What the headline covers: the full payment, or exactly what is missing. */
export function coverageText(
  { omissions, mortgageInsurance, dues, loan }: Parts,
  text: Texts,
  listOf: (items: string[]) => string,
  program?: Program,
): string {
  const insurance = program === "usda" ? "usdaFee" : "mortgageInsurance";
  const nameOf = (omission: Omission) => text.missing[omission === "mortgageInsurance" ? insurance : omission];
  if (omissions.length > 0) return text.without(listOf(omissions.map(nameOf)));
  return text.full(
    listOf([
      ...(loan > 0 ? [text.included.principalAndInterest] : []),
      text.included.tax,
      text.included.insurance,
      ...(mortgageInsurance ? [text.included[insurance]] : []),
      ...(dues > 0 ? [text.included.dues] : []),
    ]),
  );
}

/** Whether typical figures could fill in something that is missing. */
export const canTypicalComplete = ({ omissions }: Pick<Estimate, "omissions">, program: Program): boolean =>
  omissions.some((omission) => omission !== "upfrontFee" && (omission !== "mortgageInsurance" || program === "conventional"));
