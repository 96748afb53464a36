import { assistanceTexts } from "#app/features/assistance/texts/assistance.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** For pages that mention help with the down payment. */
export function AssistanceInvitation() {
  const { invitation: text } = useTexts(assistanceTexts);
  return (
    <aside aria-label={text.link} className="no-print mx-auto max-w-7xl px-4 pb-16 sm:px-6 md:pb-24 lg:px-8">
      <div className="grid items-center gap-x-12 gap-y-6 rounded-3xl rounded-tl-[5rem] bg-sand px-7 py-10 pl-10 sm:px-14 sm:py-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-2xl text-balance font-display font-semibold text-2xl text-teal-dark leading-snug sm:text-3xl">{text.text}</p>
        <ButtonLink to="/assistance" className="px-8">
          {text.link}
        </ButtonLink>
      </div>
    </aside>
  );
}
