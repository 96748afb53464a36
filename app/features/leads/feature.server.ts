import { feature } from "#platform/feature.server.ts";
import { conversationOperations } from "./conversations/api.server.ts";
import { createMailboxReader } from "./conversations/mailbox-reader.server.ts";
import { contactMailComposers } from "./mails/compose-mail.server.ts";
import { replyMailComposer } from "./mails/reply-compose.server.ts";
import { contactMessageOperations } from "./messages/api.server.ts";
import { contactMessageDefinition } from "./messages/definition.server.ts";
import { purgeFormTokens } from "./messages/form-token.server.ts";
import { messageMetrics } from "./messages/message-metrics.server.ts";
import { remindOfLeads } from "./messages/reminders.server.ts";
import { messageForm } from "./messages/schema.ts";
import { storePendingMessage } from "./messages/send.server.ts";
import { messagePersonalData } from "./personal-data/source.server.ts";
import { purgeExpiredQuestions } from "./questions/expiry.server.ts";
import { replyTemplateOperations } from "./reply-templates/api.server.ts";
import { replyTemplateDefinition } from "./reply-templates/definition.server.ts";
import { routingRuleOperations } from "./routing/api.server.ts";
import { routingRuleDefinition } from "./routing/definition.server.ts";
import { questionTexts } from "./texts/questions.ts";

export const leads = feature({
  resources: [contactMessageDefinition, routingRuleDefinition, replyTemplateDefinition],
  operations: () => [...contactMessageOperations, ...conversationOperations, ...routingRuleOperations, ...replyTemplateOperations],
  mails: (platform) => [...contactMailComposers(platform), replyMailComposer(platform)],
  jobs: (platform) => [
    { name: "reminders", run: (now) => remindOfLeads(platform, now) },
    { name: "answers", run: createMailboxReader(platform) },
  ],
  daily: [purgeFormTokens, purgeExpiredQuestions],
  metrics: [messageMetrics],
  personalData: messagePersonalData,
  toolPages: [{ path: "/ask", texts: questionTexts, keywords: "whatsapp pregunta question ask call me llamada sms" }],
  outageForms: [{ accepts: (content) => messageForm.safeParse(content).success, store: storePendingMessage }],
});
