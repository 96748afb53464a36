import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide";
import { useId, useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { inputClass } from "#app/admin-kit/fields/field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import {
  createPreviewLink,
  previewLinksKey,
  previewLinksQuery,
  revokePreviewLink,
  type SharedScope,
} from "#app/features/drafts/preview-links-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { OpenLinks } from "./open-links.tsx";
import { PreviewSiteLink } from "./preview-site-link.tsx";
import { type SaveFirst, saveThen } from "./save-first.ts";
import { sharePreviewTexts } from "./texts/share-preview.ts";

/** Shows the site with the drafts of a record or a set, and makes links for people without an account. */
export function SharePreview({ scope, onSave }: { scope: SharedScope; onSave?: SaveFirst }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useTexts(sharePreviewTexts);
  const mayWrite = useMay("content.write");
  return (
    <>
      <PreviewSiteLink scope={scope} onSave={onSave} />
      {mayWrite && (
        <Button onClick={() => saveThen(onSave, () => setIsOpen(true))}>
          <Icon of={Share2} className="size-4" />
          {text.share}
        </Button>
      )}
      {isOpen && <ShareDialog scope={scope} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ShareDialog({ scope, onClose }: { scope: SharedScope; onClose: () => void }) {
  const text = useTexts(sharePreviewTexts);
  const client = useQueryClient();
  const [days, setDays] = useState("7");
  const links = useQuery(previewLinksQuery(scope));
  const refresh = {
    onSuccess: ({ message }: { message: string }) => {
      showSuccess(message);
      return client.invalidateQueries({ queryKey: previewLinksKey });
    },
    onError: (error: Error) => showError(error.message, 6_000),
  };
  const make = useMutation({ mutationFn: () => createPreviewLink(scope, days), ...refresh });
  const revoke = useMutation({
    mutationFn: revokePreviewLink,
    ...refresh,
    onSuccess: (response, linkId) => {
      if (linkId === make.data?.linkId) make.reset();
      return refresh.onSuccess(response);
    },
  });
  return (
    <Popup open onClose={onClose} title={text.title} text={text.text} actions={<Button onClick={onClose}>{text.close}</Button>}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-2">
          <SelectField label={text.days} name="days" value={days} onChange={setDays}>
            <Options names={text.daysNames} />
          </SelectField>
          <Button look="primary" onClick={() => make.mutate()} resting={make.isPending}>
            {text.make}
          </Button>
        </div>
        {make.data && <NewLink address={make.data.address} />}
        <OpenLinks query={links} onRevoke={revoke.mutate} isBusy={revoke.isPending} />
      </div>
    </Popup>
  );
}

function NewLink({ address }: { address: string }) {
  const text = useTexts(sharePreviewTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isSelected, setIsSelected] = useState(false);

  async function copy() {
    try {
      // Browsers offer no clipboard to sites without HTTPS.
      await navigator.clipboard.writeText(address);
      showSuccess(text.copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      setIsSelected(true);
    }
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {text.link}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-once`}
          className={inputClass}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>{text.copy}</Button>
      </div>
      <p id={`${id}-once`} className="text-sm text-fg-muted">
        {text.once}
      </p>
      <p role="status" className="text-sm text-warn empty:hidden">
        {isSelected && text.copyByHand}
      </p>
    </div>
  );
}
