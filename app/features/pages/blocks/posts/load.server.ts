import { listNewestPosts } from "#app/features/blog/reads.server.ts";
import type { LoadBlocks } from "#app/features/pages/blocks/block-view.ts";
import { kind } from "./schema.ts";

type Posts = Awaited<ReturnType<typeof listNewestPosts>>;

/** Blocks of the same category share a query. */
export const load: LoadBlocks<Posts> = async ({ db }, blocks, { language }) => {
  const chosen = blocks.map(({ block, props }) => ({ id: block.webPageContentId, ...kind.props.parse(props) }));
  const loaded: Record<number, Posts> = {};
  for (const [category, same] of Map.groupBy(chosen, (one) => one.category)) {
    const posts = await listNewestPosts(db, language, category, Math.max(...same.map(({ count }) => count)));
    for (const { id, count } of same) loaded[id] = posts.slice(0, count);
  }
  return loaded;
};
