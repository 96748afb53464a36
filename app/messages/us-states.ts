import { type UsState, usStateNames } from "#lib/us-states.ts";
import { texts } from "./texts.ts";

export const stateNames = texts<Record<UsState, string>>({
  en: usStateNames,
  es: {
    ...usStateNames,
    DC: "Distrito de Columbia",
    HI: "Hawái",
    LA: "Luisiana",
    MI: "Míchigan",
    MS: "Misisipi",
    MO: "Misuri",
    NH: "Nuevo Hampshire",
    NJ: "Nueva Jersey",
    NM: "Nuevo México",
    NY: "Nueva York",
    NC: "Carolina del Norte",
    ND: "Dakota del Norte",
    OR: "Oregón",
    PA: "Pensilvania",
    SC: "Carolina del Sur",
    SD: "Dakota del Sur",
    WV: "Virginia Occidental",
  },
});
