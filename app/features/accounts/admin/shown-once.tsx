import { Copy } from "lucide";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

type Props = { title: string; text: string; secret: string; onClose: () => void };

/** A secret that the server sends only this time. */
export function ShownOnce({ title, text, secret, onClose }: Props) {
  const { once } = useTexts(ownAccountTexts);
  return (
    <Popup
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={() => navigator.clipboard.writeText(secret).then(() => showSuccess(once.copied))}>
            <Icon of={Copy} className="size-4" />
            {once.copy}
          </Button>
          <Button look="primary" onClick={onClose}>
            {once.noted}
          </Button>
        </>
      }
    >
      <pre className="rounded-lg bg-sunken p-4 font-mono text-sm whitespace-pre-wrap select-all">{secret}</pre>
    </Popup>
  );
}
