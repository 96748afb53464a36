import { errorTexts } from "#app/messages/errors.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "./button-link.tsx";
import { PageMeta } from "./page-meta.tsx";

export function NotFound() {
  const { notFound: text } = useTexts(errorTexts);
  return (
    <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 py-16 sm:px-6 md:grid-cols-[auto_1fr] md:gap-16 lg:px-8 lg:py-28">
      <PageMeta title={text.heading} unlisted />
      <svg viewBox="0 0 220 300" className="mx-auto h-72 w-auto" aria-hidden="true" focusable="false">
        <path className="fill-teal-dark" d="M0 300V110a110 110 0 0 1 220 0v190z" />
        <path className="fill-marigold" d="M36 300V114a74 74 0 0 1 148 0v186z" />
        <path className="fill-clay" d="M36 300V114c0-38 28-69 64-73v288z" />
        <circle className="fill-marigold" cx="88" cy="192" r="5" />
      </svg>
      <div>
        <h1 className="font-semibold text-title text-teal-dark">{text.heading}</h1>
        <p className="mt-4 font-display text-heading">{text.title}</p>
        <p className="mt-4 max-w-md text-lead text-muted">
          {text.text} {text.advice}
        </p>
        <ButtonLink to="/" className="mt-8">
          {text.link}
        </ButtonLink>
      </div>
    </div>
  );
}
