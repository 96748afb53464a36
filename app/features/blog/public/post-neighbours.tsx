import { postPath } from "#app/features/blog/posts/blog-path.ts";
import type { Post } from "#app/features/blog/posts/public-posts.server.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

type Neighbour = NonNullable<Post["newer"]>;

/** The posts before and after this one. */
export function PostNeighbours({ older, newer }: Pick<Post, "older" | "newer">) {
  const text = useTexts(blogTexts);
  if (!older && !newer) return null;
  return (
    <nav aria-label={text.neighbours} className="grid gap-4 sm:grid-cols-2">
      {older && <To post={older} rel="prev" label={text.older} />}
      {newer && <To post={newer} rel="next" label={text.newer} />}
    </nav>
  );
}

function To({ post, rel, label }: { post: Neighbour; rel: "prev" | "next"; label: string }) {
  const side = rel === "next" ? "sm:col-start-2 sm:text-right" : "";
  return (
    <SiteLink to={postPath(post.slug)} rel={rel} className={`group rounded-3xl bg-paper p-6 ring-1 ring-line hover:ring-clay ${side}`}>
      <span className="text-muted text-sm">{label}</span>
      <span
        lang={post.titleLanguage}
        className="mt-1 block text-balance font-display font-semibold text-teal-dark text-xl group-hover:text-clay"
      >
        {post.title}
      </span>
    </SiteLink>
  );
}
