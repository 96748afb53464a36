import { Badge } from "#app/admin-kit/badge.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { type BlogPostRecord, isPublic } from "#app/features/blog/posts/draft.ts";
import { useTexts } from "#app/messages/messages.ts";
import { blogListTexts } from "./texts/blog-lists.ts";

/** How a post stands, and since or until when. */
export function PostStatus({ post }: { post: Pick<BlogPostRecord, "status" | "publishedAt"> }) {
  const text = useTexts(blogListTexts);
  const { status, publishedAt } = post;
  if (status === "draft") return <Badge tone="warn">{text.draft}</Badge>;
  if (!isPublic(post))
    return (
      <Badge wraps>
        <span>
          {text.scheduledFor} {publishedAt && <When at={publishedAt} />}
        </span>
      </Badge>
    );
  return (
    <span className="text-fg-muted">
      {text.published} {publishedAt && <When at={publishedAt} />}
    </span>
  );
}
