import { blog } from "#db/sample/pages/blog.ts";
import { contactUs } from "#db/sample/pages/contact-us.ts";
import { findALoanOfficer } from "#db/sample/pages/find-a-loan-officer.ts";
import { firstTimeHomebuyers } from "#db/sample/pages/first-time-homebuyers.ts";
import { glossary } from "#db/sample/pages/glossary.ts";
import { home } from "#db/sample/pages/home.ts";
import { homebuyingProcess } from "#db/sample/pages/homebuying-process.ts";
import { leadership } from "#db/sample/pages/leadership.ts";
import { leadershipTeam } from "#db/sample/pages/leadership-team.ts";
import { conventionalLoan } from "#db/sample/pages/loans/conventional.ts";
import { downPaymentHelpUtah } from "#db/sample/pages/loans/down-payment-help-utah.ts";
import { fhaLoan } from "#db/sample/pages/loans/fha.ts";
import { itinLoan } from "#db/sample/pages/loans/itin.ts";
import { jumboLoan } from "#db/sample/pages/loans/jumbo.ts";
import { usdaLoan } from "#db/sample/pages/loans/usda.ts";
import { vaLoan } from "#db/sample/pages/loans/va.ts";
import { loans } from "#db/sample/pages/loans.ts";
import { privacyPolicy } from "#db/sample/pages/privacy-policy.ts";
import { questions } from "#db/sample/pages/questions.ts";
import { refinanceInformation } from "#db/sample/pages/refinance-information.ts";
import { stateLicensing } from "#db/sample/pages/state-licensing.ts";
import { verifyUs } from "#db/sample/pages/verify-us.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

/** In the order of the menu; the pages outside the menu follow. */
export const samplePages: SamplePage[] = [
  home,
  leadership,
  findALoanOfficer,
  homebuyingProcess,
  refinanceInformation,
  contactUs,
  firstTimeHomebuyers,
  blog,
  leadershipTeam,
  privacyPolicy,
  questions,
  glossary,
  stateLicensing,
  verifyUs,
  loans,
  conventionalLoan,
  fhaLoan,
  vaLoan,
  usdaLoan,
  jumboLoan,
  itinLoan,
  downPaymentHelpUtah,
];
