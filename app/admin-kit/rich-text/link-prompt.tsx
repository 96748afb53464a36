import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";

const isLink = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(address) || address === "/";

/** Asks where a link leads. It is no form of its own: it stands within one. */
export function LinkPrompt({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useTexts(richTextTexts);
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");
  const typedAddress = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address.trim()) ? `https://${address.trim()}` : address.trim();
  const [error, setError] = useState("");

  function apply() {
    if (!isLink(typedAddress)) return setError(text.linkProblem);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: typedAddress, marks: [{ type: "link", attrs: { href: typedAddress } }] }).run();
    else chain.setLink({ href: typedAddress }).run();
    onClose();
  }

  return (
    <Popup
      open
      onClose={onClose}
      title={text.link}
      text={text.linkQuestion}
      actions={
        <>
          {editor.isActive("link") && (
            <Button
              look="quietDanger"
              onClick={() => {
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              {text.removeLink}
            </Button>
          )}
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button look="primary" onClick={apply}>
            {text.setLink}
          </Button>
        </>
      }
    >
      <TextField name="link-address" label={text.linkAddress} value={address} onChange={setAddress} error={error} inputMode="url" />
    </Popup>
  );
}
