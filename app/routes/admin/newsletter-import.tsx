import { ListPage } from "#app/admin-kit/list-page.tsx";
import { ImportForm } from "#app/features/newsletter/import-form.tsx";

export default function NewsletterImport() {
  return (
    <ListPage title="Import subscribers">
      <p className="max-w-3xl text-sm text-fg-muted">
        Only import people who asked for the newsletter. Addresses that are known already stay as they are: who has unsubscribed is not
        brought back.
      </p>
      <ImportForm />
    </ListPage>
  );
}
