import { trustTexts } from "#app/features/pages/texts/trust.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { telephoneLink } from "#lib/telephone.ts";

export const complaintKeys = [
  "contact.email",
  "contact.phone",
  "complaints.email",
  "complaints.phone",
  "complaints.stateAgency",
  "complaints.stateUrl",
  "complaints.statePhone",
  "complaints.federalAgency",
  "complaints.federalUrl",
  "complaints.federalPhone",
] as const;

type Props = { settings: Record<(typeof complaintKeys)[number], string> };

/** Where to complain: to the company, and to the agencies that supervise it. */
export function Complaints({ settings }: Props) {
  const { complaints: text } = useTexts(trustTexts);
  const phone = settings["complaints.phone"] || settings["contact.phone"];
  const email = settings["complaints.email"] || settings["contact.email"];
  return (
    <aside id="complaints" aria-label={text.title} className="bg-sand print:bg-white">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-2 md:gap-16 md:py-16 lg:px-8">
        <div>
          <p className="font-display font-semibold text-2xl text-teal-dark sm:text-3xl">{text.title}</p>
          <p className="mt-3">{text.us}</p>
          <p className="mt-3">
            {text.phone}:{" "}
            <a href={telephoneLink(phone)} data-way="call" className={linkLook}>
              <span className="whitespace-nowrap">{phone}</span>
            </a>
          </p>
          <p className="mt-1">
            {text.email}:{" "}
            <a href={`mailto:${email}`} data-way="email" className={`${linkLook} break-all`}>
              {email}
            </a>
          </p>
        </div>
        <div>
          <p>{text.others}</p>
          <ul className="mt-3 space-y-3">
            <Agency
              name={settings["complaints.stateAgency"]}
              url={settings["complaints.stateUrl"]}
              phone={settings["complaints.statePhone"]}
            />
            <Agency
              name={settings["complaints.federalAgency"]}
              url={settings["complaints.federalUrl"]}
              phone={settings["complaints.federalPhone"]}
            />
          </ul>
        </div>
      </div>
    </aside>
  );
}

const linkLook = "inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-clay";

function Agency({ name, url, phone }: { name: string; url: string; phone: string }) {
  return (
    <li>
      <SiteLink to={url} newTab className={linkLook}>
        {name}
      </SiteLink>
      <br />
      <a href={telephoneLink(phone)} className={linkLook}>
        <span className="whitespace-nowrap">{phone}</span>
      </a>
    </li>
  );
}
