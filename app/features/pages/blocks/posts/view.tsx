import { PostCard } from "#app/features/blog/public/post-card.tsx";
import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { EmptyBlock } from "#app/features/pages/blocks/empty-block.tsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, loaded: posts, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const text = useTexts(blockTexts);
  if (posts.length === 0) return <EmptyBlock block={block} note={text.noPosts} />;
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.blogId} className="min-w-0">
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
