import { data } from "react-router";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { frameTexts } from "#app/messages/admin/frame.ts";
import { useTexts } from "#app/messages/messages.ts";

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  const { notFound } = useTexts(frameTexts);
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <PageHeading title={notFound.title} />
      <p className="text-fg-muted">{notFound.text}</p>
      <ButtonLink to="/admin">{notFound.start}</ButtonLink>
    </div>
  );
}
