import { data } from "react-router";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";

export const loader = () => data(null, { status: 403 });

export default function NotAllowed() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <PageHeading title="This is not for your role" />
      <p className="text-fg-muted">An owner of the site can give you a role that opens it.</p>
      <ButtonLink to="/admin/profile">My account</ButtonLink>
    </div>
  );
}
