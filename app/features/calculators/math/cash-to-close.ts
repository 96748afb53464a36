/** Whole cents. */
export type ClosingNumbers = {
  downPayment: number;
  closingCosts: number;
  /** Taxes, insurance and interest. */
  prepaid: number;
  sellerCredit: number;
  help: number;
  gift: number;
  /** Paid when the offer was made. */
  earnestMoney: number;
};

/**
 * Earnest money is already paid and counts before help and gifts: only the buyer's own money can come back at closing. What is
 * not needed of the others is simply not used.
 */
export function cashToClose({ downPayment, closingCosts, prepaid, sellerCredit, help, gift, earnestMoney }: ClosingNumbers) {
  const needed = downPayment + closingCosts + prepaid;
  let open = needed;
  const use = (amount: number) => {
    const used = Math.min(amount, open);
    open -= used;
    return used;
  };
  // Credits pay costs, never part of the down payment.
  const creditUsed = use(Math.min(sellerCredit, closingCosts + prepaid));
  const earnestUsed = use(earnestMoney);
  const helpUsed = use(help);
  const giftUsed = use(gift);
  return {
    needed,
    creditUsed,
    creditUnused: sellerCredit - creditUsed,
    earnestUsed,
    earnestUnused: earnestMoney - earnestUsed,
    helpUsed,
    helpUnused: help - helpUsed,
    giftUsed,
    giftUnused: gift - giftUsed,
    cash: open,
  };
}
