import { Building2, Gem, HandCoins, Handshake, HousePlus, type IconNode, KeyRound, Landmark, Medal, RefreshCcw, Users } from "lucide";
import type { SectionIcon } from "#app/features/pages/section-icons.ts";

/** The icons that staff choose for cards. */
export const serviceIcons: Record<SectionIcon, IconNode> = {
  "": KeyRound,
  house: HousePlus,
  refinance: RefreshCcw,
  building: Building2,
  landmark: Landmark,
  medal: Medal,
  gem: Gem,
  family: Users,
  money: HandCoins,
  people: Handshake,
};
