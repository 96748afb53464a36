import { Inbox } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { loanOfficersQuery } from "#app/features/officers/queries.ts";
import { UnreadBadge } from "./admin/unread-badge.tsx";
import { workStates } from "./lead-states.ts";
import { parseInbox } from "./messages/inbox-states.ts";
import { contactMessageNoun } from "./messages/noun.ts";
import { boardQuery, inboxQuery } from "./messages/queries.ts";
import { replyTemplateNoun } from "./reply-templates/noun.ts";
import { replyTemplatesQuery } from "./reply-templates/queries.ts";
import { routingRuleNoun } from "./routing/noun.ts";
import { routingRulesQuery } from "./routing/queries.ts";

const inbox = { to: "/admin/contactuslist", icon: Inbox, badge: UnreadBadge };

export const leads = feature({
  nouns: [contactMessageNoun, routingRuleNoun, replyTemplateNoun],
  nav: [
    { ...inbox, label: { en: "Messages", es: "Mensajes" }, order: 20, audience: "content" },
    { ...inbox, label: { en: "My messages", es: "Mis mensajes" }, order: 140, audience: "own" },
  ],
  tools: [
    { to: "/admin/contactuslist", label: { en: "Contact Us Form", es: "Formulario de contacto" }, order: 20, isAlias: true },
    { to: "/admin/lead-routing", label: { en: "Lead routing", es: "Reparto de mensajes" }, order: 30 },
    { to: "/admin/replytemplate", label: { en: "Reply templates", es: "Plantillas de respuesta" }, order: 50 },
  ],
  screens: {
    "/admin/contactuslist": { permission: "leads.own", firstQueries: (address) => [inboxQuery(parseInbox(address))] },
    "/admin/contactuslist/board": { permission: "leads.own", firstQueries: () => workStates.map((state) => boardQuery(state)) },
    "/admin/contactuslist/:id": { permission: "leads.own" },
    "/admin/lead-routing": { permission: "leads.route", firstQueries: () => [routingRulesQuery, loanOfficersQuery] },
    "/admin/lead-routing/add": { permission: "leads.route" },
    "/admin/lead-routing/edit/:id": { permission: "leads.route" },
    "/admin/replytemplate": { permission: "messages.read", firstQueries: () => [replyTemplatesQuery] },
    "/admin/replytemplate/add": { permission: "messages.handle" },
    "/admin/replytemplate/edit/:id": { permission: "messages.read" },
  },
});
