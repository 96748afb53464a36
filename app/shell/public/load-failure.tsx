import { isRouteErrorResponse, useLocation } from "react-router";
import { errorTexts } from "#app/messages/errors.ts";
import { useTexts } from "#app/messages/messages.ts";
import { FailureBox } from "#app/ui/failure-box.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";

export function LoadFailure({ error, title }: { error: unknown; title: string }) {
  const { failure: text } = useTexts(errorTexts);
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8">
      <PageMeta title={title} unlisted />
      <h1 className="mb-8 font-semibold text-teal-dark text-title">{title}</h1>
      <FailureBox message={text.message(messageOf(error))} retry={text.retry} href={pathname + search} />
    </div>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : String(error);
}
