import { Button } from "#app/admin-kit/button.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { editorTexts } from "./texts/editor.ts";

type Props = { pending: boolean; publish?: string; onPublish: () => void };

/** "Publish" publishes everything; the panel offers one language at a time. */
export function DraftActions({ pending, publish, onPublish }: Props) {
  const text = useTexts(editorTexts);
  return (
    <>
      <Button look="primary" resting={pending} onClick={onPublish}>
        {pending ? text.publishing : (publish ?? text.publish)}
      </Button>
      <Button type="submit" resting={pending}>
        {text.saveDraft}
      </Button>
    </>
  );
}
