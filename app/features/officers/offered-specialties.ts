import { offersItinLoans } from "#app/features/itin/itin-offer.ts";
import type { DirectoryFilter } from "./directory-search.ts";
import { type Specialty, specialties } from "./specialties.ts";

type OfferSettings = Parameters<typeof offersItinLoans>[0];

/** What officers may work with here. The company decides what it offers, whatever an officer's record says. */
export const offeredSpecialties = (settings: OfferSettings): Specialty[] =>
  specialties.filter((specialty) => specialty !== "itin" || offersItinLoans(settings));

export function withOfferedSpecialties<Officer extends { specialties: Specialty[] }>(officer: Officer, settings: OfferSettings): Officer {
  const offered = offeredSpecialties(settings);
  return { ...officer, specialties: officer.specialties.filter((specialty) => offered.includes(specialty)) };
}

/** A filter by what the company does not offer shows everyone. */
export function withOfferedSpecialty(filter: DirectoryFilter, settings: OfferSettings): DirectoryFilter {
  const specialty = offeredSpecialties(settings).find((offered) => offered === filter.specialty) ?? "";
  return { ...filter, specialty };
}
