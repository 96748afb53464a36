import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";
import { LinkPicker } from "./link-picker.tsx";

const isLink = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(address) || address === "/";

type Props = {
  editor: Editor;
  lang: "es" | undefined;
  onClose: () => void;
};

/** No form of its own, because it is rendered inside one. */
export function LinkPrompt({ editor, lang, onClose }: Props) {
  const text = useTexts(richTextTexts);
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");
  const typedAddress = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address.trim()) ? `https://${address.trim()}` : address.trim();
  const [error, setError] = useState("");
  const mayPick = useMay("content.read");

  /** Without a selection the link gets its own text. */
  function setLink(href: string, words = href) {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }

  function apply() {
    if (isLink(typedAddress)) setLink(typedAddress);
    else setError(text.linkProblem);
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  }

  return (
    <Popup
      open
      wide={mayPick}
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
      <div className="grid gap-5">
        <TextField
          name="link-address"
          label={text.linkAddress}
          value={address}
          onChange={setAddress}
          onKeyDown={applyOnEnter}
          error={error}
          inputMode="url"
        />
        {mayPick && <LinkPicker lang={lang ?? "en"} onPick={({ path, name }) => setLink(path, name)} />}
      </div>
    </Popup>
  );
}
