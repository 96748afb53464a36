import "./permissions.ts";
import { accounts } from "./accounts/feature.server.ts";
import { addresses } from "./addresses/feature.server.ts";
import { application } from "./application/feature.server.ts";
import { assistance } from "./assistance/feature.server.ts";
import { blog } from "./blog/feature.server.ts";
import { buyingGuide } from "./buying-guide/feature.server.ts";
import { calculators } from "./calculators/feature.server.ts";
import { contactWays } from "./contact-ways/feature.server.ts";
import { documents } from "./documents/feature.server.ts";
import { drafts } from "./drafts/feature.server.ts";
import { history } from "./history/feature.server.ts";
import { leads } from "./leads/feature.server.ts";
import { menus } from "./menus/feature.server.ts";
import { newsletter } from "./newsletter/feature.server.ts";
import { officers } from "./officers/feature.server.ts";
import { pages } from "./pages/feature.server.ts";
import { pictures } from "./pictures/feature.server.ts";
import { reports } from "./reports/feature.server.ts";
import { reviews } from "./reviews/feature.server.ts";
import { settings } from "./settings/feature.server.ts";

/** The capabilities of the product, in the order in which staff see their records listed. */
export const features = [
  pages,
  menus,
  blog,
  officers,
  assistance,
  reviews,
  settings,
  addresses,
  pictures,
  documents,
  leads,
  newsletter,
  reports,
  drafts,
  history,
  accounts,
  buyingGuide,
  calculators,
  contactWays,
  application,
];
