import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { ContactPermission } from "./contact-permission.tsx";
import { messageFactTexts } from "./texts/message-facts.ts";

const { withoutConsent, noConsent } = messageFactTexts.en;

function render(changes: { phone: string; email: string }): string {
  const message = { contactMessageId: 1, consent: null, optOuts: [], clientHints: {}, ...changes } as unknown as MessageRecord;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ContactPermission message={message} />
    </QueryClientProvider>,
  );
}

test("says nothing about email without an address, nor about calls without a number", () => {
  const byPhone = render({ phone: "(801) 555-0142", email: "" });
  expect(byPhone).toContain(withoutConsent.call);
  expect(byPhone).not.toContain(withoutConsent.email);
  const byEmail = render({ phone: "", email: "ana@example.com" });
  expect(byEmail).toContain(withoutConsent.email);
  for (const line of [withoutConsent.call, withoutConsent.whatsapp, noConsent]) expect(byEmail).not.toContain(line);
});
