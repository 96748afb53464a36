/** What a page may hand over to its script. Each is named after its file, and fetched where a page has one. */
export const islands = {
  "closing-calculator": async () => (await import("#app/features/calculators/cash-to-close/closing-calculator.tsx")).ClosingCalculator,
  "contact-form": async () => (await import("#app/features/leads/public/contact-form.tsx")).ContactForm,
  "folder-ticks": async () => (await import("#app/features/buying-guide/documents/folder-ticks.tsx")).FolderTicks,
  "frame-calculator": async () => (await import("#app/features/calculators/monthly-payment/frame-calculator.tsx")).FrameCalculator,
  "how-much-home-calculator": async () =>
    (await import("#app/features/calculators/how-much-home/how-much-home-calculator.tsx")).HowMuchHomeCalculator,
  "officer-directory": async () => (await import("#app/features/officers/public/officer-directory.tsx")).OfficerDirectory,
  "payment-calculator": async () => (await import("#app/features/calculators/monthly-payment/payment-calculator.tsx")).PaymentCalculator,
  "refinance-calculator": async () => (await import("#app/features/calculators/refinance/refinance-calculator.tsx")).RefinanceCalculator,
  "rent-or-buy-calculator": async () =>
    (await import("#app/features/calculators/rent-or-buy/rent-or-buy-calculator.tsx")).RentOrBuyCalculator,
  "share-answer": async () => (await import("#app/features/buying-guide/check/share-answer.tsx")).ShareAnswer,
  slideshow: async () => (await import("#app/features/pages/public/slideshow.tsx")).Slideshow,
};

export type IslandName = keyof typeof islands;
