import { CalendarDays, ContactRound, type IconNode, Mail, MapPin, MessageCircle, MessageSquareText, Phone } from "lucide";
import type { ComponentProps } from "react";
import { officerContactPath } from "#app/features/officers/officer-path.ts";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { telephoneDigits, telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";

/** The calendar is offered only if the officer may take new clients. */
export function WaysToReach({ officer, takesLeads }: { officer: ShownOfficer; takesLeads: boolean }) {
  const { officer: text } = useTexts(pageTexts);
  const { phoneNumber, textNumber, whatsAppNumber, email, calendarUrl, office } = officer;
  // Do not repeat the phone number.
  const otherNumber = (number: string) => (telephoneDigits(number) === telephoneDigits(phoneNumber) ? "" : number);
  return (
    <div className="mt-4 grid gap-x-6 gap-y-0.5 text-lg lg:grid-cols-2">
      {phoneNumber && (
        <Way to={telephoneLink(phoneNumber)} icon={Phone}>
          {phoneNumber}
        </Way>
      )}
      {textNumber && (
        <Way to={textMessageLink(textNumber)} icon={MessageSquareText}>
          {text.textMessage} {otherNumber(textNumber)}
        </Way>
      )}
      {whatsAppNumber && (
        <Way to={whatsAppLink(whatsAppNumber)} newTab icon={MessageCircle}>
          WhatsApp {otherNumber(whatsAppNumber)}
        </Way>
      )}
      {email && (
        <Way to={`mailto:${email}`} icon={Mail}>
          {/* Breaks a long address at the @. */}
          <span>
            {email.split("@")[0]}
            <wbr />@{email.split("@")[1]}
          </span>
        </Way>
      )}
      {calendarUrl && takesLeads && (
        <Way to={calendarUrl} newTab icon={CalendarDays}>
          {text.calendar}
        </Way>
      )}
      {office && (
        <p className="flex min-h-11 items-center gap-3">
          <Icon of={MapPin} className={iconLook} />
          {text.office(office)}
        </p>
      )}
      <div className="no-print grid">
        <Way to={officerContactPath(officer)} download icon={ContactRound}>
          {text.saveContact}
        </Way>
      </div>
    </div>
  );
}

const iconLook = "size-5 shrink-0 text-clay";

function Way({ icon, children, ...link }: ComponentProps<typeof SiteLink> & { icon: IconNode }) {
  return (
    <SiteLink className="inline-flex min-h-11 w-fit max-w-full items-center gap-3 text-teal hover:text-clay hover:underline" {...link}>
      <Icon of={icon} className={iconLook} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </SiteLink>
  );
}
