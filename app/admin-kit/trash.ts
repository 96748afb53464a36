import { createContext } from "react";

/** For how many months a deleted record can be restored. */
export const TrashMonths = createContext(0);
