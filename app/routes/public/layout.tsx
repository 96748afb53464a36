import { Outlet } from "react-router";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { languageOf, localPath } from "#lib/languages.ts";
import { pageContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/layout";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(pageContext);
  const language = languageOf(new URL(request.url).pathname);
  return { language, settings: await readSettings(db, language, log) };
}

export default function PublicLayout({ loaderData: { language, settings } }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-cream px-4 py-4">
        <a href={localPath("/", language)} className="font-display text-xl font-semibold">
          {settings["company.name"]}
        </a>
      </header>
      <Outlet />
      <footer className="bg-teal-dark px-4 py-8 text-white">NMLS# {settings["company.nmls"]}</footer>
    </>
  );
}
