import { englishPath } from "#lib/languages.ts";

const modules = import.meta.glob<string[]>("/app/features/*/public/foreign-posts.ts", { eager: true, import: "foreignPostPaths" });

const paths = Object.values(modules).flat();

/** Whether other sites may post to a page, without cookies. */
export const takesForeignPosts = (path: string): boolean => paths.includes(englishPath(path));
