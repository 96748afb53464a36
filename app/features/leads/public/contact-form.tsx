import clsx from "clsx";
import { CircleCheck, LoaderCircle, TriangleAlert } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Answerer } from "#app/features/leads/messages/answerer.server.ts";
import { type AttachedCalculation, messageToSend } from "#app/features/leads/messages/attached-calculation.ts";
import { type ContactValues, checkContact, contactFields, type TypedValues } from "#app/features/leads/messages/check.ts";
import { sendContactForm } from "#app/features/leads/messages/send-contact-form.ts";
import { visitCampaign } from "#app/features/leads/messages/visit-campaign.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FieldError } from "#lib/errors.ts";
import { AttachedCalculationField } from "./attached-calculation-field.tsx";
import { ContactFields, type StateChoice } from "./contact-fields.tsx";
import { useFeedback } from "./use-feedback.tsx";
import { useKeptForm } from "./use-kept-form.ts";

export type ContactFormData = {
  consent: { text: string; version: string };
  states: StateChoice[];
  sent: { title: string; text: string };
};

/** Of a form that was sent without a script. */
export type ContactFormOutcome =
  | { sent: true; message: string; answeredBy?: Answerer | undefined }
  | { sent: false; message: string; fields: FieldError[]; values?: TypedValues; encloses?: boolean };

/** The same in server and script; a page has one such form. */
const id = "contact";

type FormFields = ContactValues & Record<string, string>;

type Props = {
  form: ContactFormData;
  outcome: ContactFormOutcome | undefined;
  loanOfficerId?: number;
  attachedCalculation?: AttachedCalculation | undefined;
  /** Chosen on another page. */
  homeState?: string | undefined;
  /** Where it posts without a script, if not to the page itself. */
  action?: string;
};

export function ContactForm({ form, outcome, loanOfficerId, attachedCalculation, homeState, action = "#message" }: Props) {
  const text = useTexts(contactTexts);
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [refusedFields, setRefusedFields] = useState<FieldError[]>();
  const { feedback, prepare, show } = useFeedback();
  const shownOutcome = refusedFields === undefined ? outcome : undefined;
  const kept = useKeptForm({ form: element, isAnswered: outcome !== undefined, isSent: outcome?.sent === true });
  const errors = refusedFields ?? (outcome?.sent === false ? outcome.fields : []);

  // The visitor may have focused a field before the script started.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare();
  }, [prepare]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { enclose, attachedCalculation: numbers, ...typedFields } = Object.fromEntries(new FormData(event.currentTarget)) as FormFields;
    const fields = { ...typedFields, message: messageToSend({ message: typedFields.message, enclose, attachedCalculation: numbers }) };
    const mistakes = checkContact(fields, language);
    setRefusedFields(mistakes?.fields ?? []);
    if (mistakes) {
      show({ kind: "toast", text: mistakes.message });
      return focusOn(mistakes.fields[0]?.field);
    }
    setPending(true);
    const context = { service: "Contact Us", language, page: location.pathname, loanOfficerId, campaign: visitCampaign() };
    const result = await sendContactForm({ ...fields, ...context });
    setPending(false);
    if (result.kind === "sent") {
      kept.forget();
      return show({ kind: "dialog", title: form.sent.title, text: result.message || form.sent.text, onClose: clear });
    }
    if (result.kind === "refused") {
      setRefusedFields(result.fields);
      return show({ kind: "dialog", title: text.refusedTitle, text: result.message || text.tryLater });
    }
    show({ kind: "dialog", title: text.errorTitle, text: text.tryLater });
  }

  const control = (name: string) => element.current?.elements.namedItem(name);

  function clear() {
    const tick = control("enclose");
    if (tick instanceof HTMLInputElement) tick.checked = false;
    for (const name of contactFields) {
      const field = control(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = "";
    }
    for (const name of ["callTime", "homeState"]) {
      const select = control(name);
      if (select instanceof HTMLSelectElement) select.selectedIndex = 0;
    }
  }

  function focusOn(name: string | undefined) {
    const field = name && control(name);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form
      ref={element}
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      onInput={kept.keep}
      onFocus={prepare}
      className="mt-6 grid gap-5"
    >
      {shownOutcome && <Outcome outcome={shownOutcome} sentTitle={form.sent.title} />}
      <ContactFields
        values={outcome ? (outcome.sent ? undefined : outcome.values) : { homeState }}
        errors={errors}
        id={id}
        states={form.states}
      />
      {attachedCalculation && (
        <AttachedCalculationField
          attachedCalculation={attachedCalculation}
          isTicked={outcome?.sent === false ? outcome.encloses === true : !outcome}
        />
      )}
      <input type="hidden" name="consentVersion" value={form.consent.version} />
      <p id={`${id}-consent`} className="text-sm text-muted">
        {form.consent.text}
      </p>
      <button
        type="submit"
        aria-describedby={`${id}-consent`}
        aria-disabled={pending || undefined}
        className={clsx(buttonShape, "bg-clay text-white shadow-card hover:bg-clay-dark sm:justify-self-start", pending && "opacity-70")}
      >
        {pending && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
        {pending ? text.sending : text.send}
      </button>
      {feedback}
    </form>
  );
}

function Outcome({ outcome, sentTitle }: { outcome: ContactFormOutcome; sentTitle: string }) {
  const text = useTexts(contactTexts);
  const icon = outcome.sent ? CircleCheck : TriangleAlert;
  return (
    <div
      role={outcome.sent ? "status" : "alert"}
      className={clsx(
        "flex gap-4 rounded-2xl border p-5",
        outcome.sent ? "border-success/40 bg-success/8 text-success" : "border-danger/40 bg-danger/5 text-danger",
      )}
    >
      <Icon of={icon} className="size-6 shrink-0" />
      <div>
        <p className="font-semibold">{outcome.sent ? sentTitle : text.refusedTitle}</p>
        <p>{outcome.message}</p>
      </div>
    </div>
  );
}
