export const releaseFiles: string[];
