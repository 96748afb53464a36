import { errorTexts } from "#app/messages/errors.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "./button-link.tsx";
import { PageMeta } from "./page-meta.tsx";

/** What an address without a page shows: an arch without a door behind it. */
export function NotFound() {
  const { notFound: text } = useTexts(errorTexts);
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-10 px-4 py-16 sm:px-6 md:grid-cols-[auto_1fr] md:gap-16 lg:py-28">
      <PageMeta title={text.heading} unlisted />
      <div
        className="relative mx-auto flex h-72 w-52 items-end justify-center overflow-hidden rounded-t-arch bg-teal-dark"
        aria-hidden="true"
      >
        <div className="absolute inset-x-8 top-12 bottom-0 rounded-t-arch bg-marigold" />
        <div className="absolute inset-x-8 top-12 bottom-0 origin-left -skew-y-6 scale-x-[0.42] rounded-tl-arch bg-clay" />
      </div>
      <div>
        <h1 className="font-semibold text-title text-teal-dark">{text.heading}</h1>
        <p className="mt-4 font-display text-heading">{text.title}</p>
        <p className="mt-4 max-w-md text-lead text-muted">{text.text}</p>
        <ButtonLink to="/" className="mt-8">
          {text.link}
        </ButtonLink>
      </div>
    </div>
  );
}
