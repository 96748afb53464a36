/** The national registry of lenders and loan officers, where anyone can search. */
export const registryHome = "https://www.nmlsconsumeraccess.org/";

const entryKinds = { company: "COMPANY", officer: "INDIVIDUAL" };

/**
 * The registry's entry of a number, or its search page if the number cannot be one. Real numbers do not start with zero; the sample's do,
 * so that they lead to no real person's entry.
 */
export function registryLink(kind: keyof typeof entryKinds, number: string): string {
  return /^[1-9]\d{0,9}$/.test(number) ? `${registryHome}EntityDetails.aspx/${entryKinds[kind]}/${number}` : registryHome;
}

/** The office may have set an address of its own. */
export const companyRegistryLink = (number: string, chosenUrl: string): string =>
  chosenUrl === registryHome ? registryLink("company", number) : chosenUrl;
