import type { LocalizedText } from "#lib/localize.ts";
import type { MenuItem, MenuPlace } from "./menu-item.ts";

/** The menus of a new installation, which staff may change. */

type DefaultLink = { id: string; path: string; label: LocalizedText };
type DefaultItem = DefaultLink | { id: string; label: LocalizedText; links: DefaultLink[] };

const link = (id: string, path: string, en: string, es: string): DefaultLink => ({ id, path, label: { en, es } });
const group = (id: string, en: string, es: string, links: DefaultLink[]): DefaultItem => ({ id, label: { en, es }, links });

const defaults: Record<MenuPlace, { name: string; items: DefaultItem[] }> = {
  menu: {
    name: "Menu",
    items: [
      link("home", "/", "Home", "Inicio"),
      group("loans", "Loans", "Préstamos", [
        link("our-loans", "/loans", "Our Loans", "Nuestros préstamos"),
        link("itin", "/loans/itin", "ITIN Loans", "Préstamos con ITIN"),
        link("assistance", "/assistance", "Down Payment Help", "Programas de ayuda"),
        link("refinance", "/services/refinance_information", "Refinance Information", "Información sobre refinanciamiento"),
      ]),
      group("prepare", "Get ready to buy", "Prepárese para comprar", [
        link("check", "/can-i-buy", "Can I Buy?", "¿Puedo comprar?"),
        link("folder", "/your-folder", "Documents You Need", "Documentos que necesita"),
        link("calculators", "/calculators", "Calculators", "Calculadoras"),
        link("process", "/services/homebuying-process", "Homebuying Process", "Proceso de compra"),
        link("questions", "/questions", "Questions and Answers", "Preguntas y respuestas"),
      ]),
      group("people", "People", "Personas", [
        link("ask", "/ask", "Ask a Question", "Haga una pregunta"),
        link("officers", "/services/find-a-loan-officer", "Find A Loan Officer", "Encuentre un oficial de préstamos"),
        link("leadership", "/leadership", "Leadership Team", "Nuestros líderes"),
        link("verify", "/verify-us", "Make Sure It's Us", "Verifique que somos nosotros"),
        link("contact", "/contact-us", "Contact Us", "Contáctenos"),
      ]),
    ],
  },
  header: {
    name: "Header row",
    items: [
      link("loans", "/loans", "Loans", "Préstamos"),
      link("itin", "/loans/itin", "ITIN Loans", "Con ITIN"),
      link("check", "/can-i-buy", "Can I Buy?", "¿Puedo comprar?"),
      link("assistance", "/assistance", "Down Payment Help", "Programas de ayuda"),
      link("calculators", "/calculators", "Calculators", "Calculadoras"),
      link("officers", "/services/find-a-loan-officer", "Loan Officers", "Oficiales"),
      link("questions", "/questions", "Questions", "Preguntas"),
      link("contact", "/contact-us", "Contact", "Contacto"),
    ],
  },
  footer: {
    name: "Footer",
    items: [
      group("more", "More pages", "Más páginas", [
        link("privacy", "/privacy-policy", "Privacy Policy", "Política de privacidad"),
        link("leadership", "/leadership", "Leadership", "Nuestros líderes"),
        link("check", "/can-i-buy", "Can I Buy?", "¿Puedo comprar?"),
        link("folder", "/your-folder", "Your Folder", "Su carpeta"),
        link("officers", "/services/find-a-loan-officer", "Find A Loan Officer", "Encuentre un oficial de préstamos"),
        link("licensing", "/state-licensing", "State Licensing", "Licencias estatales"),
        link("verify", "/verify-us", "Make Sure It's Us", "Verifique que somos nosotros"),
        link("complaints", "/verify-us#complaints", "Complaints", "Quejas"),
        link("calculators", "/calculators", "Calculators", "Calculadoras"),
        link("contact", "/contact-us", "Contact Us", "Contáctenos"),
      ]),
      group("look-up", "Look it up", "Consulte", [
        link("loans", "/loans", "All our loans", "Todos nuestros préstamos"),
        link("questions", "/questions", "Questions and answers", "Preguntas y respuestas"),
        link("glossary", "/glossary", "Glossary", "Glosario"),
        link("blog", "/blog", "Blog", "Blog"),
        link("search", "/search", "Search", "Buscar"),
      ]),
    ],
  },
};

export const defaultName = (place: MenuPlace): string => defaults[place].name;

/** Pages are named by their ids where those are known, so that a link follows its page; other paths belong to the site's code. */
export function defaultItems(place: MenuPlace, pageIds: ReadonlyMap<string, number> = new Map()): MenuItem[] {
  const itemOf = ({ id, label, path }: DefaultLink): MenuItem => {
    const page = pageIds.get(path);
    return { id, label, target: page === undefined ? { url: path } : { page } };
  };
  return defaults[place].items.map((item) =>
    "links" in item ? { id: item.id, label: item.label, children: item.links.map(itemOf) } : itemOf(item),
  );
}
