import { listNewestPosts } from "#app/features/blog/reads.server.ts";
import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { kind } from "./schema.ts";

export const load = loadEach(kind, ({ db }, { category, count }, { language }) => listNewestPosts(db, language, category, count));
