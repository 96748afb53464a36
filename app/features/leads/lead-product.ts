import type { Specialty } from "#app/features/officers/specialties.ts";

const products = new Map<string, Specialty>([
  ["/loans/conventional", "conventional"],
  ["/loans/fha", "fha"],
  ["/loans/va", "va"],
  ["/loans/usda", "usda"],
  ["/loans/jumbo", "jumbo"],
  ["/loans/itin", "itin"],
  ["/loans/down-payment-help-utah", "downPaymentHelp"],
  ["/services/refinance_information", "refinance"],
  ["/calculators/refinance", "refinance"],
  ["/services/first-time-homebuyers", "firstHome"],
]);

/** From the page that a message was sent from. */
export const productOfPage = (path: string): Specialty | null =>
  products.get(path.replace(/[?#].*$/s, "").replace(/^\/es(?=\/)/, "")) ?? null;
