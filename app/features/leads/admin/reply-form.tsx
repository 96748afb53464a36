import type { FormEvent } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import type { previewReply } from "#app/features/leads/conversations/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { conversationTexts } from "./texts/conversation.ts";
import { useReply } from "./use-reply.ts";

type Props = Parameters<typeof useReply>[0] & { templates: Choice[] };

/** A mail to the visitor, which staff see as the visitor will before it is sent. */
export function ReplyForm({ templates, ...options }: Props) {
  const texts = useTexts(conversationTexts);
  const { text, templateId, choose, change, errorOf, preview, send } = useReply(options);

  const isOnPage = options.message.kind === "nameless";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!preview.isPending) preview.mutate();
  }

  return (
    <form onSubmit={submit} aria-label={texts.reply} className="grid gap-4">
      <FieldRow>
        <ChoiceField
          label={texts.template}
          name="template"
          none={texts.none}
          choices={templates}
          value={templateId}
          onChange={(chosen) => choose({ templateId: chosen })}
        />
        <SelectField label={texts.language} name="lang" value={text.lang} onChange={(lang) => choose({ lang })}>
          <Options names={texts.languages} />
        </SelectField>
      </FieldRow>
      {isOnPage ? (
        <p role="note" className="text-sm text-fg-muted">
          {texts.onPageHint}
        </p>
      ) : (
        <TextField
          label={texts.subject}
          name="subject"
          value={text.subject}
          onChange={(subject) => change({ subject })}
          error={errorOf("subject")}
          required
        />
      )}
      <TextAreaField
        label={texts.text}
        name="body"
        rows={12}
        lang={text.lang === "es" ? "es" : undefined}
        value={text.body}
        onChange={(body) => change({ body })}
        error={errorOf("body")}
        required
      />
      <Button type="submit" look="primary" className="justify-self-start" resting={preview.isPending}>
        {texts.previewAndSend}
      </Button>
      {preview.data && (
        <ReplyPreview
          preview={preview.data}
          lang={text.lang}
          isOnPage={isOnPage}
          pending={send.isPending}
          onClose={preview.reset}
          onSend={() => send.mutate(undefined, { onSettled: preview.reset })}
        />
      )}
    </form>
  );
}

type PreviewProps = {
  preview: Awaited<ReturnType<typeof previewReply>>;
  lang: Language;
  isOnPage: boolean;
  pending: boolean;
  onClose: () => void;
  onSend: () => void;
};

function ReplyPreview({ preview, lang, isOnPage, pending, onClose, onSend }: PreviewProps) {
  const text = useTexts(conversationTexts);
  return (
    <Popup
      open
      wide
      onClose={onClose}
      title={isOnPage ? text.onPageTitle : text.sendTitle}
      text={isOnPage ? text.onPageText : text.sendText(preview.to, preview.replyTo)}
      actions={
        <>
          <Button look="primary" resting={pending} onClick={onSend}>
            {pending ? text.sending : isOnPage ? text.showOnPage : text.send}
          </Button>
          <Button resting={pending} onClick={onClose}>
            {text.goOn}
          </Button>
        </>
      }
    >
      <section aria-label={text.preview} lang={lang} className="grid gap-3 rounded-lg bg-sunken p-4 text-sm">
        {!isOnPage && <p className="font-semibold [overflow-wrap:anywhere]">{preview.subject}</p>}
        <p className="leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">{preview.text}</p>
      </section>
    </Popup>
  );
}
