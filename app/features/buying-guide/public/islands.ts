export const buyingGuideIslands = {
  "folder-ticks": async () => (await import("#app/features/buying-guide/documents/folder-ticks.tsx")).FolderTicks,
  "share-answer": async () => (await import("#app/features/buying-guide/check/share-answer.tsx")).ShareAnswer,
};
