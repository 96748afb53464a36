import { UserCog, UserRound } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { profileQuery, staffQuery } from "./queries.ts";

export const accounts = feature({
  nav: [
    { to: "/admin/profile", label: { en: "My account", es: "Mi cuenta" }, order: 160, icon: UserRound, audience: "own" },
    { to: "/admin/accounts", label: { en: "Accounts", es: "Cuentas" }, order: 170, icon: UserCog },
  ],
  screens: {
    "/admin/accounts": { permission: "accounts.manage", firstQueries: () => [staffQuery, profileQuery] },
    "/admin/accounts/add": { permission: "accounts.manage" },
    "/admin/accounts/edit/:id": { permission: "accounts.manage" },
    "/admin/profile": { permission: "own.account" },
  },
});
