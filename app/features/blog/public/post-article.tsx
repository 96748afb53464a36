import { blogPath } from "#app/features/blog/posts/blog-path.ts";
import type { Post } from "#app/features/blog/posts/public-posts.server.ts";
import { blogTexts } from "#app/features/blog/texts/blog.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { Html } from "#app/ui/html.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { PostDate } from "./post-card.tsx";

const look = "mt-10 w-full rounded-3xl rounded-tl-[7rem] object-cover";

export function PostArticle({ post }: { post: Post }) {
  const text = useTexts(blogTexts);
  const language = useLanguage();
  const { title, titleLanguage, summary, summaryLanguage, category, publishedAt, picture, postContents, contentsLanguage } = post;
  return (
    <article>
      <header className="mx-auto max-w-[44rem]">
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {category && (
            <SiteLink to={blogPath(category.slug)} className="inline-flex min-h-11 items-center font-semibold text-clay hover:underline">
              {category.name}
            </SiteLink>
          )}
          <PostDate at={publishedAt} />
        </p>
        <h1 lang={titleLanguage} className="mt-2 font-semibold text-teal-dark text-title">
          {title}
        </h1>
        {summary && (
          <p lang={summaryLanguage} className="mt-5 font-display text-lead text-muted">
            {summary}
          </p>
        )}
      </header>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 1024px) 960px, 88vw" priority className={`${look} aspect-[16/9]`} />
      ) : (
        <DoorwayScene seed={post.slug} className={`${look} aspect-[16/9] md:aspect-[3/1]`} />
      )}
      <div className="mx-auto mt-10 max-w-[44rem] md:mt-14">
        {contentsLanguage !== language && (
          <p className="mb-8 rounded-2xl bg-sand px-5 py-4 font-semibold text-teal-dark">{text.onlyEnglish}</p>
        )}
        <div lang={contentsLanguage}>
          <Html html={postContents} className="text-lg" />
        </div>
      </div>
    </article>
  );
}
