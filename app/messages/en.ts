/** The texts of the interface. Content that staff edit is not here but in the database. */
export const en = {
  siteTitle: "Umbral Home Loans",
  skipToContent: "Skip to content",
  applyNow: "Apply Now",
  getStarted: "Get Started",
  learnMore: "Learn More",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  home: "Home",
  otherLanguage: "Español",
  notFound: {
    heading: "404 Error",
    title: "Sorry, the page not found",
    text: "The link you followed may be broken, or the page may have been removed.",
    link: "Back to home",
  },
  unexpectedError: {
    heading: "Unexpected Application Error!",
    text: "Something went wrong on our side. Please try again.",
    link: "Back to home",
  },
};

export type Messages = typeof en;
