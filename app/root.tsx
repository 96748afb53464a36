import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { errorTexts } from "#app/messages/errors.ts";
import { useTexts } from "#app/messages/messages.ts";
import { NotFound } from "#app/ui/not-found.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import type { Route } from "./+types/root";
import "./app.css";

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What is shown when a page throws. Nothing of the error itself is told: it is in the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const language = languageOf(useLocation().pathname);
  const { unexpected: text } = useTexts(errorTexts);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="mx-auto max-w-2xl px-4 py-24">
      <title>{text.heading}</title>
      <h1 className="text-3xl font-semibold">{text.heading}</h1>
      <p className="mt-4">{text.text}</p>
      <a className="mt-6 inline-block underline" href={localPath("/", language)}>
        {text.link}
      </a>
    </main>
  );
}
