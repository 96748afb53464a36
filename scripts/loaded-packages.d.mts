export const loadedPackages: string[];
