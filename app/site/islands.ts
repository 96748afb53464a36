/** What a page may hand over to its script. Each is named after its file, and fetched where a page has one. */
export const islands = {
  calculator: async () => (await import("#app/features/mortgage-calculator/calculator.tsx")).Calculator,
  "contact-form": async () => (await import("#app/features/contact-messages/contact-form.tsx")).ContactForm,
  "folder-ticks": async () => (await import("#app/features/paper-folder/folder-ticks.tsx")).FolderTicks,
  "officer-directory": async () => (await import("#app/features/loan-officers/officer-directory.tsx")).OfficerDirectory,
  "share-answer": async () => (await import("#app/features/buying-check/share-answer.tsx")).ShareAnswer,
  slideshow: async () => (await import("#app/features/page-contents/slideshow.tsx")).Slideshow,
};

export type IslandName = keyof typeof islands;
