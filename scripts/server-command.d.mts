export const serverCommand: string[];
