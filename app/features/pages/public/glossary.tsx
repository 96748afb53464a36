import { groupByLetter, readGlossary } from "#app/features/pages/sections/glossary.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/glossary";
import { CallToAction } from "./call-to-action.tsx";
import { GlossaryJsonLd, GlossaryList, LetterIndex } from "./glossary-list.tsx";
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
      <PageTop name={name} lead={page.body}>
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
