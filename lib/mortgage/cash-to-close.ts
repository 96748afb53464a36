/** What a purchase asks for on the day of closing, and what comes from others; whole cents. */
export type Closing = {
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

export function cashToClose({ downPayment, closingCosts, prepaid, sellerCredit, help, gift, earnestMoney }: Closing) {
  const needed = downPayment + closingCosts + prepaid;
  // A seller may pay costs, and never a part of the down payment.
  const creditUsed = Math.min(sellerCredit, closingCosts + prepaid);
  const helpUsed = Math.min(help, needed - creditUsed);
  const afterHelp = needed - creditUsed - helpUsed;
  const cash = Math.max(0, afterHelp - gift - earnestMoney);
  return {
    needed,
    creditUsed,
    creditUnused: sellerCredit - creditUsed,
    helpUsed,
    helpUnused: help - helpUsed,
    /** What a gift and earnest money bring beyond the need comes back. */
    surplus: Math.max(0, gift + earnestMoney - afterHelp),
    cash,
  };
}
