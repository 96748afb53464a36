import { buttonClass } from "#app/admin-kit/button.tsx";
import { documentPath } from "#app/features/documents/document-path.ts";
import { documentForm } from "#app/features/documents/form.ts";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/document";
import { DocumentFields } from "./document-fields.tsx";
import { documentFormTexts } from "./texts/documents.ts";

export default function Document({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(documentFormTexts);
  return (
    <DraftScreen
      form={documentForm}
      id={id}
      title={id ? text.edit : text.add}
      extra={({ documentId, name, file = "" }) => (
        <a href={documentPath({ documentId, name, file })} target="_blank" rel="noopener" className={buttonClass()}>
          {text.open}
        </a>
      )}
    >
      {(draft) => <DocumentFields draft={draft} id={id === undefined ? undefined : Number(id)} />}
    </DraftScreen>
  );
}
