import { MessageCircle, MessageSquareText } from "lucide";
import type { ReactNode } from "react";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { textMessageLink, whatsAppLink } from "#lib/telephone.ts";

type Way = { href: string; name: string; number: string; icon: ReactNode };

/** Only what staff have set a number for. */
export function useWrittenWays(settings: SiteSettings): Way[] {
  const { written } = useTexts(siteTexts);
  const [text, whatsApp] = [settings["contact.textNumber"], settings["contact.whatsapp"]];
  return [
    { href: textMessageLink(text), name: written.text, number: text, icon: <Icon of={MessageSquareText} /> },
    { href: whatsAppLink(whatsApp), name: "WhatsApp", number: whatsApp, icon: <Icon of={MessageCircle} /> },
  ].filter(({ number }) => number !== "");
}
