import { readPage } from "#app/features/page-contents/page.server.ts";
import { languageOf } from "#lib/languages.ts";
import { pageContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/home";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext);
  return { page: await readPage(db, "home", languageOf(new URL(request.url).pathname)) };
}

export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  const services = page.parts["home-services"];
  return (
    <main id="content" className="mx-auto max-w-6xl px-4 py-12">
      <title>{page.name}</title>
      <h1 className="text-5xl font-semibold">{page.hero?.title}</h1>
      <h2 className="mt-12 text-3xl font-semibold">{services?.name}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {services?.sections.map((service) => (
          <li key={service.webPageContentId} className="rounded-2xl border border-line bg-white p-6">
            <h3 className="text-xl font-semibold">{service.title}</h3>
          </li>
        ))}
      </ul>
    </main>
  );
}
