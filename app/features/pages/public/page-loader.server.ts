import type { LoaderFunctionArgs } from "react-router";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";

/** The loader of a page that shows nothing but its content. */
export function pageLoader(slug: string) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const { db } = context.get(sharedContext);
    return { page: await readPage(db, slug, languageOf(new URL(request.url).pathname)) };
  };
}
