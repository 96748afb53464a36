import { useMarks } from "#app/features/pages/blocks/words.tsx";
import { groupByLetter, type LetterGroup, readGlossary, type Term } from "#app/features/pages/sections/glossary.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { Html } from "#app/ui/html.tsx";
import { JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/glossary";
import { CallToAction } from "./call-to-action.tsx";
import { PageTop } from "./page-top.tsx";

export const handle = { scripts: false };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { page, terms } = await readGlossary(context.get(sharedContext).db, languageOf(url.pathname));
  return { page, terms, groups: groupByLetter(terms) };
}

export default function Glossary({ loaderData: { page, terms, groups } }: Route.ComponentProps) {
  const text = useTexts(referenceTexts);
  const name = page.name || text.glossary;
  return (
    <>
      <PageMeta title={name} description={page.description} picture={page.sharePicture} />
      <PageTop name={name} lead={page.body} page={page}>
        <LetterIndex groups={groups} />
      </PageTop>
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 md:py-20 lg:px-8">
        {terms.length === 0 && <p className="text-lead text-muted">{text.noTerms}</p>}
        <GlossaryList groups={groups} />
      </div>
      <GlossaryJsonLd name={name} terms={terms} />
      <CallToAction />
    </>
  );
}

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

function LetterIndex({ groups }: { groups: LetterGroup[] }) {
  const { letters } = useTexts(referenceTexts);
  return (
    <nav aria-label={letters} className="no-print mt-8">
      <ul className="-ml-3.5 flex flex-wrap">
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a
              href={`#${letterId(letter)}`}
              className="inline-flex size-11 items-center justify-center rounded-full font-display font-semibold text-teal text-xl hover:bg-paper hover:text-clay"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GlossaryList({ groups }: { groups: LetterGroup[] }) {
  return groups.map(({ letter, terms }) => (
    <section
      key={letter}
      aria-labelledby={letterId(letter)}
      className="grid gap-x-12 gap-y-6 border-line border-t py-10 first:border-0 first:pt-0 md:grid-cols-[5rem_minmax(0,1fr)] md:py-14"
    >
      <h2
        id={letterId(letter)}
        className="flex h-20 w-14 items-end justify-center self-start rounded-t-arch bg-sand pb-2 font-semibold text-3xl text-clay md:sticky md:top-[calc(var(--spacing-bar)+1.5rem)] md:h-24 md:w-[4.5rem] md:pb-3"
      >
        {letter}
      </h2>
      <dl className="grid gap-x-14 gap-y-9 lg:grid-cols-2">
        {terms.map((term) => (
          <TermEntry key={term.id} term={term} />
        ))}
      </dl>
    </section>
  ));
}

function TermEntry({ term: { id, sectionId, name, otherName, html } }: { term: Term }) {
  const marks = useMarks();
  const section = { webPageContentId: sectionId, kind: "" };
  const otherLanguage = useLanguage() === "en" ? "es" : "en";
  return (
    <div
      id={id}
      className="break-inside-avoid rounded-xl target:bg-marigold/20 target:outline-16 target:outline-marigold/20"
      {...marks.block(section)}
    >
      <dt>
        <a
          href={`#${id}`}
          className="font-display font-semibold text-2xl text-teal-dark leading-snug hover:text-clay"
          {...marks.text(section, "title")}
        >
          {name}
        </a>
        {otherName !== "" && otherName !== name && (
          <p lang={otherLanguage} className="mt-1 font-semibold text-clay">
            {otherName}
          </p>
        )}
      </dt>
      <dd>
        <Html html={html} className="mt-2 text-[1.0625rem] text-ink/85" marks={marks.html(section, "body")} />
      </dd>
    </div>
  );
}

/** The names alone: with addresses and definitions, the page would take one more round trip to load. */
function GlossaryJsonLd({ name, terms }: { name: string; terms: Term[] }) {
  const language = useLanguage();
  const url = useAddress()(localPath("/glossary", language));
  const hasDefinedTerm = terms.map((term) => ({ "@type": "DefinedTerm", name: term.name }));
  return <JsonLd thing={{ "@type": "DefinedTermSet", "@id": url, url, name, inLanguage: language, hasDefinedTerm }} />;
}
