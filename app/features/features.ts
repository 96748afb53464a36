import "./permissions.ts";
import { accounts } from "./accounts/feature.ts";
import { addresses } from "./addresses/feature.ts";
import { assistance } from "./assistance/feature.ts";
import { blog } from "./blog/feature.ts";
import { buyingGuide } from "./buying-guide/feature.ts";
import { documents } from "./documents/feature.ts";
import { drafts } from "./drafts/feature.ts";
import { history } from "./history/feature.ts";
import { leads } from "./leads/feature.ts";
import { menus } from "./menus/feature.ts";
import { newsletter } from "./newsletter/feature.ts";
import { officers } from "./officers/feature.ts";
import { pages } from "./pages/feature.ts";
import { pictures } from "./pictures/feature.ts";
import { reports } from "./reports/feature.ts";
import { reviews } from "./reviews/feature.ts";
import { settings } from "./settings/feature.ts";

/** Every capability that has admin screens. Filters by kind of record list the kinds in this order. */
export const features = [
  pages,
  menus,
  blog,
  officers,
  assistance,
  reviews,
  settings,
  addresses,
  leads,
  newsletter,
  accounts,
  drafts,
  history,
  pictures,
  documents,
  reports,
  buyingGuide,
];
