/** What a purchase asks for on the day of closing, and what comes from others; whole cents. */
export type ClosingNumbers = {
  downPayment: number;
  closingCosts: number;
  /** First taxes, insurance and interest, paid ahead. */
  prepaid: number;
  sellerCredit: number;
  help: number;
  gift: number;
  /** Paid when the offer was made. */
  earnestMoney: number;
};

export function cashToClose({ downPayment, closingCosts, prepaid, sellerCredit, help, gift, earnestMoney }: ClosingNumbers) {
  const cashNeeded = downPayment + closingCosts + prepaid;
  // A seller may pay costs, and never a part of the down payment.
  const creditUsed = Math.min(sellerCredit, closingCosts + prepaid);
  const helpUsed = Math.min(help, cashNeeded - creditUsed);
  const afterHelp = cashNeeded - creditUsed - helpUsed;
  const cash = Math.max(0, afterHelp - gift - earnestMoney);
  return {
    needed: cashNeeded,
    creditUsed,
    creditUnused: sellerCredit - creditUsed,
    helpUsed,
    helpUnused: help - helpUsed,
    /** What a gift and earnest money bring beyond the need comes back. */
    surplus: Math.max(0, gift + earnestMoney - afterHelp),
    cash,
  };
}
