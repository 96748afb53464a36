import { ListPage } from "#app/admin-kit/list-page.tsx";
import { ImportForm } from "#app/features/newsletter/import-form.tsx";
import { newsletterListTexts } from "#app/messages/admin/newsletter-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

export default function NewsletterImport() {
  const text = useTexts(newsletterListTexts);
  return (
    <ListPage title={text.importTitle}>
      <p className="max-w-3xl text-sm text-fg-muted">{text.importText}</p>
      <ImportForm />
    </ListPage>
  );
}
