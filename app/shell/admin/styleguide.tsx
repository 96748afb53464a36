import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { AdminParts } from "./styleguide/admin-parts.tsx";
import { FormsAndTables } from "./styleguide/forms-and-tables.tsx";
import { Colors, Foundations } from "./styleguide/foundations.tsx";
import { PublicParts } from "./styleguide/public-parts.tsx";

/** The design system, made of the real components; docs/DESIGN-SYSTEM.md explains it. */
export default function Styleguide() {
  return (
    <div className="grid gap-10">
      <PageHeading title="Style guide" />
      <Colors />
      <Foundations />
      <PublicParts />
      <AdminParts />
      <FormsAndTables />
    </div>
  );
}
