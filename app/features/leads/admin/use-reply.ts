import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import type { AnswerWay, MessageKind } from "#app/features/leads/answer-ways.ts";
import { draftReply, previewReply, sendReply } from "#app/features/leads/conversations/queries.ts";
import type { FieldError } from "#lib/errors.ts";
import { pick } from "#lib/pick.ts";
import { type Language, languages } from "#lib/translations.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useMessageAction } from "./use-message-action.ts";

type RepliedMessage = { contactMessageId: number; version: number; language: Language; kind: MessageKind; replyBy: AnswerWay | null };
type Options = { message: RepliedMessage; onSent: () => void; onUnsent: (isUnsent: boolean) => void };

function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A reply to a visitor: its text, the template that it was started from, its preview, and sending it. */
export function useReply({ message, onSent, onUnsent }: Options) {
  const { contactMessageId: id, version, language } = message;
  const { fields, change, isRestored, forget } = useKeptText(id, "reply", (kept) => ({
    subject: kept.subject ?? "",
    body: kept.body ?? "",
    lang: languages.find((known) => known === kept.lang) ?? language,
    templateId: kept.templateId ?? "",
    templateText: kept.templateText ?? "",
    // Kept too, so that a reply that was sent before the page was reloaded is not sent twice.
    requestId: kept.requestId ?? newRequestId(),
  }));
  const text = pick(fields, ["subject", "body", "lang"]);
  const [errors, setErrors] = useState<FieldError[]>([]);

  const draft = useMutation({
    mutationFn: (chosen: { templateId: string; lang: Language }) => draftReply(id, Number(chosen.templateId) || undefined, chosen.lang),
    onSuccess: ({ subject, body, lang }) => {
      // What staff have typed themselves stays; the template goes below it.
      const isOwnText = text.body.trim() !== "" && text.body !== fields.templateText;
      const ownText = body === "" ? text.body : `${text.body}\n\n${body}`;
      change({ subject, lang, body: isOwnText ? ownText : body, templateText: body });
    },
    onError: (error) => showError(error.message, 4500),
  });

  const preview = useMutation({
    mutationFn: async () => {
      // An answer on the visitor's page has no field for its subject, which may not have come yet.
      const subject = text.subject || (await draftReply(id, undefined, text.lang)).subject;
      change({ subject });
      return previewReply(id, { ...text, subject });
    },
    onMutate: () => setErrors([]),
    onError: (error) => {
      if (error instanceof ApiFailure && error.validationErrors.length > 0) setErrors(error.validationErrors);
      else showError(error.message, 4500);
    },
  });

  const send = useMessageAction(
    () => sendReply(id, { ...text, requestId: fields.requestId, version }),
    () => {
      forget();
      onUnsent(false);
      onSent();
    },
  );

  const { mutate: begin } = draft;
  useEffect(() => {
    if (!isRestored) begin({ templateId: "", lang: language });
  }, [begin, isRestored, language]);

  const isUnsent = text.body !== "" && !send.isSuccess;
  useEffect(() => {
    onUnsent(isUnsent);
    return () => onUnsent(false);
  }, [isUnsent, onUnsent]);

  const choose = (chosen: { templateId?: string; lang?: Language }) => {
    const next = { templateId: fields.templateId, lang: text.lang, ...chosen };
    change({ templateId: next.templateId });
    draft.mutate(next);
  };

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return { text, templateId: fields.templateId, choose, change, errorOf, preview, send };
}
