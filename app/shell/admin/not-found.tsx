import { data } from "react-router";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useTexts } from "#app/messages/messages.ts";

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  const { notFound } = useTexts(layoutTexts);
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <PageHeading title={notFound.title} />
      <p className="text-fg-muted">{notFound.text}</p>
      <ButtonLink to="/admin">{notFound.start}</ButtonLink>
    </div>
  );
}
