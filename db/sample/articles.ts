import { withReview } from "#db/sample/article-review.ts";
import { afterClosing } from "#db/sample/articles/after-closing.ts";
import { buildingCredit } from "#db/sample/articles/building-credit.ts";
import { buyingWithRelatives } from "#db/sample/articles/buying-with-relatives.ts";
import { closingCosts } from "#db/sample/articles/closing-costs.ts";
import { debtRatioWithABudget } from "#db/sample/articles/debt-ratio-with-a-budget.ts";
import { downPaymentAssistance } from "#db/sample/articles/down-payment-assistance.ts";
import { immigrationStatusAndHomeLoans } from "#db/sample/articles/immigration-status-and-home-loans.ts";
import { loanEstimateWithASpanishKey } from "#db/sample/articles/loan-estimate-with-a-spanish-key.ts";
import { offersAndInspectionsInUtah } from "#db/sample/articles/offers-and-inspections-in-utah.ts";
import { savingAndGifts } from "#db/sample/articles/saving-and-gifts.ts";
import { scamsThatTargetHomeBuyers } from "#db/sample/articles/scams-that-target-home-buyers.ts";
import { selfEmployedAndCashIncome } from "#db/sample/articles/self-employed-and-cash-income.ts";
import { utahFirstTimeBuyerHelp } from "#db/sample/articles/utah-first-time-buyer-help.ts";
import { utahPropertyTax } from "#db/sample/articles/utah-property-tax.ts";
import { whatAPreApprovalTellsYou } from "#db/sample/articles/what-a-pre-approval-tells-you.ts";
import { whenTheLenderSaysNo } from "#db/sample/articles/when-the-lender-says-no.ts";
import type { SamplePost } from "#db/sample/sample-content.ts";

/** Newest first, as the blog shows them. */
export const samplePosts: SamplePost[] = [
  immigrationStatusAndHomeLoans,
  utahFirstTimeBuyerHelp,
  selfEmployedAndCashIncome,
  savingAndGifts,
  debtRatioWithABudget,
  buyingWithRelatives,
  offersAndInspectionsInUtah,
  utahPropertyTax,
  loanEstimateWithASpanishKey,
  scamsThatTargetHomeBuyers,
  afterClosing,
  whenTheLenderSaysNo,
  buildingCredit,
  closingCosts,
  downPaymentAssistance,
  whatAPreApprovalTellsYou,
].map(withReview);
