import { PageMeta } from "#app/ui/page-meta.tsx";
import type { Route } from "./+types/home";
import { pageLoader } from "./page-loader.server.ts";

export const loader = pageLoader("home");

export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  const services = page.parts["home-services"];
  return (
    <div className="mx-auto max-w-6xl px-4 py-12">
      <PageMeta title={page.name} description={page.description} />
      <h1 className="text-5xl font-semibold">{page.hero?.title}</h1>
      <h2 className="mt-12 text-3xl font-semibold">{services?.name}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {services?.sections.map((service) => (
          <li key={service.webPageContentId} className="rounded-2xl border border-line bg-white p-6">
            <h3 className="text-xl font-semibold">{service.title}</h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
