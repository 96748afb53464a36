import { ArrowRight } from "lucide";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import type { PostItem } from "#app/features/blog/posts/public-posts.server.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { longDate } from "#lib/dates.ts";

const look = "aspect-[3/2] w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]";

type Props = { post: PostItem; wide?: boolean; heading?: "h2" | "h3" };

export function PostCard({ post, wide = false, heading: Heading = "h2" }: Props) {
  const text = useTexts(blogTexts);
  const { title, titleLanguage, summary, summaryLanguage, picture, publishedAt, category } = post;
  return (
    <article className={`group relative flex h-full flex-col ${wide ? "lg:grid lg:grid-cols-[6fr_5fr] lg:items-center lg:gap-12" : ""}`}>
      <div className="overflow-hidden rounded-3xl rounded-tl-[5rem] bg-sand">
        {picture ? (
          <Picture
            picture={{ ...picture, alt: "" }}
            sizes={
              wide
                ? "(min-width: 1280px) 660px, (min-width: 1024px) 52vw, 88vw"
                : "(min-width: 1024px) 400px, (min-width: 640px) 45vw, 88vw"
            }
            className={look}
          />
        ) : (
          <DoorwayScene seed={post.slug} className={look} />
        )}
      </div>
      <div className={wide ? "mt-6 lg:mt-0" : "mt-5 flex grow flex-col"}>
        <p className="flex flex-wrap gap-x-3 text-muted text-sm">
          {category && <span className="font-semibold text-clay">{category.name}</span>}
          <PostDate at={publishedAt} />
        </p>
        <Heading lang={titleLanguage} className={`mt-2 font-semibold text-teal-dark leading-tight ${wide ? "text-heading" : "text-2xl"}`}>
          <SiteLink to={postPath(post.slug)} className="after:absolute after:inset-0 group-hover:text-clay">
            {title}
          </SiteLink>
        </Heading>
        <p lang={summaryLanguage} className={`mt-3 text-ink/85 ${wide ? "text-lg" : ""}`}>
          {summary}
        </p>
        <p aria-hidden="true" className={`inline-flex items-center gap-2 pt-4 font-semibold text-clay ${wide ? "" : "mt-auto"}`}>
          {text.readOn}
          <Icon of={ArrowRight} className="size-4 transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  );
}

export function PostDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at, useLanguage())}</time>;
}
