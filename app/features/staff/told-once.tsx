import { Copy } from "lucide-react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";

type Props = { title: string; text: string; secret: string; onClose: () => void };

/** A secret that the server tells this one time. */
export function ToldOnce({ title, text, secret, onClose }: Props) {
  return (
    <Popup
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={() => navigator.clipboard.writeText(secret).then(() => showSuccess("Copied"))}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
          <Button look="primary" onClick={onClose}>
            I have noted it
          </Button>
        </>
      }
    >
      <pre className="rounded-lg bg-sunken p-4 font-mono text-sm whitespace-pre-wrap select-all">{secret}</pre>
    </Popup>
  );
}
