/** The fragment of the amounts, to which their form returns. */
export const moneyId = "money";
