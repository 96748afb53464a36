export const calculatorIslands = {
  "closing-calculator": async () => (await import("#app/features/calculators/cash-to-close/closing-calculator.tsx")).ClosingCalculator,
  "frame-calculator": async () => (await import("#app/features/calculators/monthly-payment/embedded-calculator.tsx")).EmbeddedCalculator,
  "how-much-home-calculator": async () =>
    (await import("#app/features/calculators/how-much-home/how-much-home-calculator.tsx")).HowMuchHomeCalculator,
  "payment-calculator": async () => (await import("#app/features/calculators/monthly-payment/payment-calculator.tsx")).PaymentCalculator,
  "refinance-calculator": async () => (await import("#app/features/calculators/refinance/refinance-calculator.tsx")).RefinanceCalculator,
  "saved-calculations": async () => (await import("#app/features/calculators/kit/saved-calculations.tsx")).SavedCalculations,
  "rent-or-buy-calculator": async () =>
    (await import("#app/features/calculators/rent-or-buy/rent-or-buy-calculator.tsx")).RentOrBuyCalculator,
};
