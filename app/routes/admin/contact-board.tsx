import { List } from "lucide-react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { MessageBoard } from "#app/features/contact-messages/message-board.tsx";

export default function ContactBoard() {
  return (
    <ListPage
      title="Contact Us Form: board"
      needs="leads.own"
      action={
        <ButtonLink to="/admin/contactuslist">
          <List aria-hidden className="size-4" />
          List
        </ButtonLink>
      }
    >
      <MessageBoard />
    </ListPage>
  );
}
