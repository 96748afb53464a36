import { List } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MessageBoard } from "./message-board.tsx";
import { leadTexts } from "./texts/leads.ts";

export default function ContactBoard() {
  const text = useTexts(leadTexts);
  return (
    <ListPage
      title={text.boardTitle}
      needs="leads.own"
      action={
        <ButtonLink to="/admin/contactuslist">
          <Icon of={List} className="size-4" />
          {text.list}
        </ButtonLink>
      }
    >
      <MessageBoard />
    </ListPage>
  );
}
