import { createContext } from "react";

/** For how many months a deleted record can be restored; the layout knows it from the server. */
export const TrashMonths = createContext(0);
