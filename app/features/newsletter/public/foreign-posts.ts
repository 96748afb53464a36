import { englishPath } from "#lib/languages.ts";

/**
 * Pages that others may post to, without cookies: mail providers unsubscribe on a reader's behalf (RFC 8058). What they take
 * is a token that does one thing, so that it does not matter where a post comes from.
 */
const paths = ["/newsletter/unsubscribe"];

export const takesForeignPosts = (path: string): boolean => paths.includes(englishPath(path));
