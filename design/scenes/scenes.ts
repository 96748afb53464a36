// Every picture by name.

import { documents } from "./documents.ts";
import { familyPorch } from "./family-porch.ts";
import { garden } from "./garden.ts";
import { keys } from "./keys.ts";
import { kitchen } from "./kitchen.ts";
import { homeHero, mountainsMorning } from "./outdoors.ts";
import { people } from "./people.ts";
import { portrait } from "./portraits.ts";
import { refinance } from "./refinance.ts";
import { forSale, openHouse } from "./sale.ts";
import { office, streetDusk } from "./street.ts";
import { threshold } from "./threshold.ts";

export const scenes: Record<string, () => string> = {
  "home-hero": homeHero,
  threshold,
  keys,
  kitchen,
  garden,
  "street-dusk": streetDusk,
  "mountains-morning": mountainsMorning,
  "for-sale": forSale,
  "open-house": openHouse,
  documents,
  refinance,
  office,
  "family-porch": familyPorch,
};

for (const [name, person] of Object.entries(people)) scenes[name] = () => portrait(person);
