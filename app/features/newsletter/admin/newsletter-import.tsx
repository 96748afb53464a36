import { ListPage } from "#app/admin-kit/list-page.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { ImportForm } from "./import-form.tsx";
import { newsletterListTexts } from "./texts/newsletter-lists.ts";

export default function NewsletterImport() {
  const text = useTexts(newsletterListTexts);
  return (
    <ListPage title={text.importTitle}>
      <p className="max-w-3xl text-sm text-fg-muted">{text.importText}</p>
      <ImportForm />
    </ListPage>
  );
}
