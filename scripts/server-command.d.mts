export const nodeFlags: string[];
export const program: string;
export const serverCommand: string[];
