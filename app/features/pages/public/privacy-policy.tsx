import { PageMeta } from "#app/ui/page-meta.tsx";
import type { Route } from "./+types/privacy-policy";
import { Document } from "./document.tsx";
import { pageLoader } from "./page-loader.server.ts";

export const handle = { scripts: false };

export const loader = pageLoader("privacy-policy");

export default function PrivacyPolicy({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <Document page={page} />
    </>
  );
}
