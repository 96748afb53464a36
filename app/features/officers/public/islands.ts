export const officerIslands = {
  "officer-directory": async () => (await import("./officer-directory.tsx")).OfficerDirectory,
};
