import { List } from "lucide-react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { MessageBoard } from "#app/features/contact-messages/message-board.tsx";
import { leadTexts } from "#app/messages/admin/leads.ts";
import { useTexts } from "#app/messages/messages.ts";

export default function ContactBoard() {
  const text = useTexts(leadTexts);
  return (
    <ListPage
      title={text.boardTitle}
      needs="leads.own"
      action={
        <ButtonLink to="/admin/contactuslist">
          <List aria-hidden className="size-4" />
          {text.list}
        </ButtonLink>
      }
    >
      <MessageBoard />
    </ListPage>
  );
}
