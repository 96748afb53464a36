import { type Loan, monthlyPayment } from "./loan.ts";

/** A temporary buydown, named by how many percentage points its years take off the rate. */
export const buydowns = ["1-0", "2-1"] as const;
export type Buydown = (typeof buydowns)[number];

const point = 1_000;

const pointsOf: Record<Buydown, number[]> = { "1-0": [1], "2-1": [2, 1] };

/** The lowest rate from which the points can be taken. */
export const lowestRate = (buydown: Buydown) => point * Math.max(...pointsOf[buydown]);

/**
 * The reduced payment of each year. The loan itself doesn't change: an account that is filled at closing pays the
 * difference (`cost`), so balance and interest follow the full rate from the first month.
 */
export function buydownOf(loan: Loan, buydown: Buydown) {
  const full = monthlyPayment(loan);
  const years = pointsOf[buydown].map((points, index) => {
    const rate = loan.rate - points * point;
    const saved = full - monthlyPayment({ ...loan, rate });
    return { year: index + 1, rate, saved };
  });
  return { years, cost: years.reduce((sum, { saved }) => sum + 12 * saved, 0) };
}
