/** How many years a loan may run, as forms offer them. */
export const terms = ["30", "25", "20", "15", "10"] as const;
