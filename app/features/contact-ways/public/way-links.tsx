import clsx from "clsx";
import {
  CalendarDays,
  CircleQuestionMark,
  type IconNode,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Phone,
  PhoneIncoming,
  SquarePen,
} from "lucide";
import type { Channel } from "#app/features/contact-ways/channels.ts";
import type { Way } from "#app/features/contact-ways/ways.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

const icons: Record<Channel, IconNode> = {
  call: Phone,
  whatsapp: MessageCircle,
  text: MessageSquareText,
  email: Mail,
  callMe: PhoneIncoming,
  write: SquarePen,
  noName: CircleQuestionMark,
  visit: MapPin,
  calendar: CalendarDays,
};

const linkOf = ({ to, newTab = false, channel }: Way) => ({ to, newTab, "data-way": channel });

const isNumber = (detail: string) => /^[+\d().\-\s]+$/.test(detail);

type Props = { ways: Way[]; className?: string };

/** Each with its number, address or what happens next. The first stands out. */
export function WayTiles({ ways, className }: Props) {
  return (
    <ul className={clsx("grid gap-2.5", className)}>
      {ways.map((way, index) => (
        <li key={way.channel} className="min-w-0">
          <SiteLink
            {...linkOf(way)}
            className={clsx(
              "flex h-full min-h-16 items-center gap-3.5 rounded-2xl px-4 py-2.5 leading-snug",
              index === 0 ? "on-dark bg-teal text-white hover:bg-teal-dark" : "bg-paper ring-1 ring-line hover:ring-clay",
            )}
          >
            <Icon of={icons[way.channel]} className={clsx("size-6 shrink-0", index === 0 ? "text-marigold" : "text-clay")} />
            <span className="min-w-0">
              <span className={clsx("block font-semibold", index > 0 && "text-teal-dark")}>{way.label}</span>{" "}
              <span
                className={clsx(
                  "block text-sm",
                  isNumber(way.detail) ? "whitespace-nowrap" : "wrap-anywhere",
                  index === 0 ? "text-white/90" : "text-muted",
                )}
              >
                {way.detail}
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

type RowProps = Props & {
  /** Whom the buttons reach, where a page has several rows: only the first button and the calendar then show their labels. */
  name?: string;
  inColumns?: boolean;
};

/** Small buttons in a row or, where it is narrow, in two columns. */
export function WayRow({ ways, name, inColumns = false, className }: RowProps) {
  const isLabeled = ({ channel }: Way, index: number) => name === undefined || index === 0 || channel === "calendar";
  return (
    <div className={clsx(inColumns ? "grid grid-cols-2 gap-1.5" : "flex flex-wrap gap-1.5", className)}>
      {ways.map((way, index) => (
        <SiteLink
          key={way.channel}
          {...linkOf(way)}
          title={name && way.short}
          className={clsx(
            "inline-flex min-h-11 min-w-11 items-center gap-1.5 bg-paper font-semibold text-sm text-teal leading-tight ring-1 ring-line hover:text-clay hover:ring-clay",
            inColumns ? "rounded-xl px-3 py-1" : "justify-center rounded-full",
            !inColumns && isLabeled(way, index) && "px-2.5",
          )}
        >
          <Icon of={icons[way.channel]} className="size-4 shrink-0 text-clay" />
          <span className={clsx(!isLabeled(way, index) && "sr-only")}>{way.short}</span>
          {name && <span className="sr-only">: {name}</span>}
        </SiteLink>
      ))}
    </div>
  );
}
