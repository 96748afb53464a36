export const buyingGuideIslands = {
  "folder-ticks": async () => (await import("#app/features/buying-guide/documents/document-checklist.tsx")).DocumentChecklist,
  "share-answer": async () => (await import("#app/features/buying-guide/check/share-answer.tsx")).ShareAnswer,
  "print-button": async () => (await import("#app/features/buying-guide/print/print-button.tsx")).PrintButton,
};
