/** What a page may hand over to its script. Each is named after its file, and fetched where a page has one. */
export const islands = {
  "contact-form": async () => (await import("#app/features/contact-messages/contact-form.tsx")).ContactForm,
  "frame-calculator": async () => (await import("#app/features/monthly-payment/frame-calculator.tsx")).FrameCalculator,
  "officer-directory": async () => (await import("#app/features/loan-officers/officer-directory.tsx")).OfficerDirectory,
  "payment-calculator": async () => (await import("#app/features/monthly-payment/payment-calculator.tsx")).PaymentCalculator,
  slideshow: async () => (await import("#app/features/page-contents/slideshow.tsx")).Slideshow,
};

export type IslandName = keyof typeof islands;
