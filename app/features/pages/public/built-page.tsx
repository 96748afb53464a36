import { data, redirect } from "react-router";
import { findRedirect } from "#app/features/addresses/reads.server.ts";
import { answerContactForm } from "#app/features/leads/messages/form-action.server.ts";
import { findFormerAddress, findPageOfForm } from "#app/features/pages/addresses.server.ts";
import { blockHeaders } from "#app/features/pages/blocks/block-headers.server.ts";
import { hasForm } from "#app/features/pages/blocks/block-needs.ts";
import { PostedForm } from "#app/features/pages/blocks/contact-form/form-outcome.ts";
import { needsScript } from "#app/features/pages/blocks/kinds.ts";
import { loadBlocks } from "#app/features/pages/blocks/load-blocks.server.ts";
import { PageBlocks } from "#app/features/pages/blocks/page-blocks.tsx";
import { readBreadcrumbs } from "#app/features/pages/breadcrumbs.server.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { readSitePaths } from "#app/features/pages/site-pages.server.ts";
import { BreadcrumbsJsonLd } from "#app/ui/json-ld.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { englishPath, languageOf, localPath } from "#lib/languages.ts";
import type { Db } from "#platform/database/db.server.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/built-page";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { HeroBanner } from "./hero-banner.tsx";

async function findPage(db: Db, pathname: string) {
  const language = languageOf(pathname);
  const path = englishPath(pathname);
  const { built, onlyEnglish } = await readSitePaths(db);
  const id = built[language][path];
  const page = id === undefined ? undefined : await readPage(db, id, language);
  return { language, path, id, page, onlyEnglish: id !== undefined && onlyEnglish.includes(id) };
}

/** Every address that no other route has: a page that staff built, one that has moved, or none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shared = context.get(sharedContext);
  const { db } = shared;
  const { language, path, id, page, onlyEnglish } = await findPage(db, url.pathname);
  if (id === undefined || !page) {
    const current = await findFormerAddress(db, language, path);
    const location = current ? localPath(current, language) : await findRedirect(shared, url.pathname);
    if (location) throw redirect(location, 301);
    return data(null, { status: 404 });
  }
  const loaded = await loadBlocks(shared, page.blocks, { language, path, pageName: page.name });
  const breadcrumbs = await readBreadcrumbs(db, id, language);
  return data(
    { page, loaded, breadcrumbs, onlyEnglish, hasScripts: page.blocks.some(needsScript) },
    { headers: blockHeaders(page.blocks) },
  );
}

/** Only a page with a form takes one. The page may have moved or ended while the form was open. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db } = context.get(sharedContext);
  const { page, language, path } = await findPage(db, url.pathname);
  if (!page && (await findPageOfForm(db, language, path)) === undefined) throw data(null, { status: 404 });
  if (page && !hasForm(page.blocks)) throw data(null, { status: 405 });
  return answerContactForm(request, context.get(personalContext), null);
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
});

export const handle = { scripts: "when needed" };

export default function BuiltPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { page, loaded, breadcrumbs, onlyEnglish } = loaderData;
  // The title of a banner that begins the page is its heading.
  const beginsWithHero = page.blocks[0]?.kind === "hero";
  const trail = <Breadcrumbs key="breadcrumbs" steps={breadcrumbs} />;
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} onlyEnglish={onlyEnglish} />
      <BreadcrumbsJsonLd steps={breadcrumbs} />
      {!beginsWithHero && <HeroBanner hero={page.hero} name={page.name} page={page} lead={page.body} />}
      {!beginsWithHero && trail}
      <PostedForm value={{ outcome: actionData }}>
        <PageBlocks
          pageId={page.webPageCategoryId}
          blocks={page.blocks}
          loaded={loaded}
          beginPage={beginsWithHero}
          afterFirst={beginsWithHero && trail}
        />
      </PostedForm>
    </>
  );
}
