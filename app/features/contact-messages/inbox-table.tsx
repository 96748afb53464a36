import clsx from "clsx";
import { Link } from "react-router";
import { type Direction, SortHeader } from "#app/admin-kit/sort-header.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { MessageItem } from "./answers.server.ts";
import type { InboxOrder } from "./inbox-states.ts";
import { MessageState } from "./message-state.tsx";

type Props = { messages: MessageItem[]; order: InboxOrder; onOrder: (order: InboxOrder) => void };

function directionOf(order: InboxOrder, up: InboxOrder, down: InboxOrder): Direction {
  return order === up ? "ascending" : order === down ? "descending" : undefined;
}

const languages = { en: "English", es: "Spanish" };

/** The messages of one page; the server has searched, filtered and counted. */
export function InboxTable({ messages, order, onOrder }: Props) {
  const sorted = (up: InboxOrder, down: InboxOrder) => ({
    direction: directionOf(order, up, down),
    onSort: () => onOrder(order === up ? down : up),
  });
  return (
    <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Messages</caption>
        <thead className="border-b border-edge bg-sunken text-fg-muted">
          <tr>
            <SortHeader header="From" className="max-sm:w-full sm:w-56 sm:min-w-56" {...sorted("name", "nameBackwards")} />
            <th scope="col" className="px-3 py-2 font-semibold max-md:hidden">
              Message
            </th>
            <th scope="col" className="px-3 py-2 font-semibold max-lg:hidden">
              Officer
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              State
            </th>
            <SortHeader header="Received" className="max-sm:hidden" {...sorted("oldest", "newest")} />
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <tr key={message.contactMessageId} className="border-b border-edge align-top last:border-0 hover:bg-sunken/60">
              <th scope="row" className="px-3 py-2.5 font-normal">
                <Link
                  to={`/admin/contactuslist/${message.contactMessageId}`}
                  className={clsx("[overflow-wrap:anywhere] text-accent hover:underline", message.readAt ? "font-medium" : "font-bold")}
                >
                  {message.name}
                </Link>
                <p className="[overflow-wrap:anywhere] text-fg-muted">{message.email}</p>
                <p className="text-fg-muted sm:hidden">
                  <When at={message.createdAt} />
                </p>
              </th>
              <td className="max-w-md px-3 py-2.5 max-md:hidden">
                <p className="line-clamp-2 break-words" lang={message.language}>
                  {message.excerpt}
                </p>
                {message.language === "es" && <p className="text-fg-muted">{languages[message.language]}</p>}
              </td>
              <td className="px-3 py-2.5 max-lg:hidden">{message.officerName ?? <span className="text-fg-muted">Office</span>}</td>
              <td className="px-3 py-2.5 max-sm:*:flex-col max-sm:*:items-start">
                <MessageState message={message} mailTrouble={message.mailTrouble} />
              </td>
              <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-sm:hidden">
                <When at={message.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
