import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { draftReply, previewReply, sendReply } from "#app/features/leads/conversations/queries.ts";
import type { ReplyText } from "#app/features/leads/conversations/schema.ts";
import { useThreadAction } from "#app/features/leads/conversations/thread-action.ts";
import type { FieldError } from "#lib/errors.ts";
import { type Language, languages } from "#lib/translations.ts";
import { useKeepText, useKeptText } from "./use-kept-text.ts";

type RepliedMessage = { contactMessageId: number; version: number; language: Language };
type Options = { message: RepliedMessage; onSent: () => void; onUnsent: (isUnsent: boolean) => void };

/** Names a reply, so that it is sent once however often it is asked for. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is being written to a visitor: its text, the template that it was begun with, its preview, and sending it. */
export function useReply({ message, onSent, onUnsent }: Options) {
  const { contactMessageId: id, version, language } = message;
  const { kept, forget } = useKeptText(id, "reply");
  const [text, setText] = useState<ReplyText>({
    subject: kept.subject ?? "",
    body: kept.body ?? "",
    lang: languages.find((known) => known === kept.lang) ?? language,
  });
  const [templateId, setTemplateId] = useState(kept.templateId ?? "");
  const [templateText, setTemplateText] = useState(kept.templateText ?? "");
  const [errors, setErrors] = useState<FieldError[]>([]);
  // Kept with the text: a reply that did go out before the page was loaded again is not sent a second time.
  const [requestId] = useState(() => kept.requestId ?? newRequestId());
  useKeepText(id, "reply", { ...text, templateId, templateText, requestId });

  const draft = useMutation({
    mutationFn: (chosen: { templateId: string; lang: Language }) => draftReply(id, Number(chosen.templateId) || undefined, chosen.lang),
    onSuccess: ({ subject, body, lang }) => {
      // What staff have typed themselves stays; the template goes below it.
      const isOwnText = text.body.trim() !== "" && text.body !== templateText;
      setText({ subject, lang, body: isOwnText && body !== "" ? `${text.body}\n\n${body}` : isOwnText ? text.body : body });
      setTemplateText(body);
    },
    onError: (error) => showError(error.message, 4500),
  });

  const preview = useMutation({
    mutationFn: () => previewReply(id, text),
    onMutate: () => setErrors([]),
    onError: (error) => {
      if (error instanceof ApiFailure && error.validationErrors.length > 0) setErrors(error.validationErrors);
      else showError(error.message, 4500);
    },
  });

  const send = useThreadAction(
    () => sendReply(id, { ...text, requestId, version }),
    () => {
      forget();
      onUnsent(false);
      onSent();
    },
  );

  const { mutate: begin } = draft;
  const isRestored = kept.body !== undefined;
  useEffect(() => {
    if (!isRestored) begin({ templateId: "", lang: language });
  }, [begin, isRestored, language]);

  const isUnsent = text.body !== "" && !send.isSuccess;
  useEffect(() => {
    onUnsent(isUnsent);
    return () => onUnsent(false);
  }, [isUnsent, onUnsent]);

  const choose = (chosen: { templateId?: string; lang?: Language }) => {
    const next = { templateId, lang: text.lang, ...chosen };
    setTemplateId(next.templateId);
    draft.mutate(next);
  };

  return {
    text,
    templateId,
    choose,
    change: (changes: Partial<ReplyText>) => setText((current) => ({ ...current, ...changes })),
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    preview,
    send,
  };
}
