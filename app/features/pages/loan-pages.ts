/** The pages about single kinds of loans, by the last part of their address. */
const loanNames = ["conventional", "fha", "va", "usda", "jumbo", "itin", "down-payment-help-utah"];

const slugOf = (name: string) => `loans-${name}`;

/** The name under which staff find the content of `/loans/…`. */
export const findLoanSlug = (name: string): string | undefined => (loanNames.includes(name) ? slugOf(name) : undefined);

/** Where each of them is shown, by that name. */
export const loanPaths: Record<string, string> = Object.fromEntries(loanNames.map((name) => [slugOf(name), `/loans/${name}`]));
