export const nodeFlags: string[];
export const serverFlags: string[];
export const program: string;
export const serverCommand: string[];
