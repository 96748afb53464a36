/** Of pages without a picture of their own, where they are shared. */
export const defaultPicture = { path: "/og-default.png", width: 1200, height: 630, alt: "" };
