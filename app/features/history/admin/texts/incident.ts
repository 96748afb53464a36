import { texts } from "#app/messages/texts.ts";
import { plural } from "#lib/plural.ts";

export const incidentTexts = texts({
  en: {
    title: "If something happened",
    intro:
      "Use this page when an account may have been misused: a stolen laptop, a leaked password, an unusual number of messages read. First sign everyone out, then see who read what.",
    signOut: {
      title: "1. Sign everyone out",
      text: "This ends every session of every account right away, including yours. Stolen sessions stop working; everyone signs in again with their password and second factor. Then suspend the affected account or give it a new password:",
      accounts: "Accounts",
      label: "Sign everyone out",
      ask: "Sign everyone out?",
      askText: "Everyone, including you, will have to sign in again on every device. Unsaved text stays in each person's browser.",
      confirm: "Yes, sign everyone out",
    },
    period: "2. Choose the period and the person",
    everyone: "Everyone",
    affected: {
      title: "3. Customers affected",
      count: (count: number) => `${plural(count, "customer")} whose data was read in this period`,
      note: "Counted by email address: someone who wrote several times counts once. A record that has since been deleted counts as one customer.",
      notice:
        "500 or more: if the data was taken without authorization, the FTC must be notified through its online form as soon as possible, and no later than 30 days after you discovered it. Unauthorized access counts as taking unless you have reliable evidence that nothing was taken. Ask your attorney about state law and about notifying the customers.",
      below:
        "With 500 customers or more, the FTC must be notified within 30 days of discovery. State law may require notices for fewer; ask your attorney.",
      source: "Source: 16 CFR 314.4(j), FTC Safeguards Rule",
    },
    readers: {
      title: "Who read how much",
      none: "No one read customer data in this period.",
      who: "Who",
      records: "Records",
      reads: "Reads",
      exports: "Exports",
      last: "Last",
    },
    reads: {
      title: "Every read",
      when: "When",
      who: "Who",
      what: "What",
      where: "From where",
      records: (count: number) => plural(count, "record"),
      times: (count: number) => plural(count, "time"),
      open: "Open",
    },
    export: {
      title: "4. Save the records",
      text: "Two CSV files: every read in the period, and the affected customers with their contact details. Store them where only authorized people can open them. Each export is recorded.",
      reads: "Export the reads",
      customers: "Export the customers",
      incomplete: "The file has only the last 20,000 reads; choose a shorter period to get the rest",
    },
    dashboard: {
      title: "Unusual access to customer data",
      line: (who: string, records: number) => `${who} read ${plural(records, "customer record")} within a day`,
    },
    mail: {
      greeting: (name: string) => `Hello ${name},`,
      subject: (company: string) => `${company}: someone read many customer records`,
      heading: "Many customer records were read",
      fact: (who: string, records: number, when: string) =>
        `${who} read ${plural(records, "customer record")} within 24 hours (noticed ${when}).`,
      whatToDo: "If this was part of their work, you don't need to do anything. If not, sign everyone out and see what was read.",
      look: "See what was read",
    },
  },
  es: {
    title: "Si pasó algo",
    intro:
      "Use esta página cuando una cuenta pudo haberse usado mal: una computadora robada, una contraseña revelada, lecturas de mensajes fuera de lo común. Primero cierre la sesión de todos; después vea quién leyó qué.",
    signOut: {
      title: "1. Cierre la sesión de todos",
      text: "Termina de inmediato todas las sesiones de todas las cuentas, también la suya. Las sesiones robadas dejan de funcionar; cada persona vuelve a entrar con su contraseña y su segundo paso. Después suspenda la cuenta afectada o dele una contraseña nueva:",
      accounts: "Cuentas",
      label: "Cerrar la sesión de todos",
      ask: "¿Cerrar la sesión de todos?",
      askText:
        "Todos tendrán que iniciar sesión de nuevo en cada dispositivo, usted en este también. Lo que otros escribieron sin guardar queda en su navegador.",
      confirm: "Sí, cerrar todas",
    },
    period: "2. Elija el periodo y la persona",
    everyone: "Todos",
    affected: {
      title: "3. Clientes afectados",
      count: (count) =>
        count === 1 ? "1 cliente cuyos datos se leyeron en este periodo" : `${count} clientes cuyos datos se leyeron en este periodo`,
      note: "Se cuentan por correo electrónico: quien escribió varias veces cuenta una vez. Un registro eliminado desde entonces cuenta como un cliente.",
      notice:
        "500 o más: si los datos se obtuvieron sin autorización, hay que notificarlo a la FTC con su formulario en línea lo antes posible, y a más tardar 30 días después de haberlo descubierto. El acceso no autorizado cuenta como obtención, salvo que tenga pruebas fiables de que no se obtuvo nada. Consulte a su abogado sobre la ley estatal y sobre cómo avisar a los clientes.",
      below:
        "A partir de 500 clientes hay que notificarlo a la FTC dentro de los 30 días siguientes a haberlo descubierto. La ley estatal puede exigir avisos con menos; consulte a su abogado.",
      source: "Fuente: 16 CFR 314.4(j), regla de salvaguardias de la FTC (en inglés)",
    },
    readers: {
      title: "Quién leyó cuánto",
      none: "Nadie leyó datos de clientes en este periodo.",
      who: "Quién",
      records: "Registros",
      reads: "Lecturas",
      exports: "Exportaciones",
      last: "Última",
    },
    reads: {
      title: "Todas las lecturas",
      when: "Cuándo",
      who: "Quién",
      what: "Qué",
      where: "Desde dónde",
      records: (count) => plural(count, "registro"),
      times: (count) => plural(count, "vez", "veces"),
      open: "Abrir",
    },
    export: {
      title: "4. Guarde los datos",
      text: "Dos archivos CSV: todas las lecturas del periodo, y los clientes afectados con sus datos de contacto. Guárdelos donde solo puedan abrirlos personas autorizadas. Cada exportación queda registrada.",
      reads: "Exportar las lecturas",
      customers: "Exportar los clientes",
      incomplete: "El archivo solo tiene las últimas 20,000 lecturas; para el resto, elija un periodo más corto",
    },
    dashboard: {
      title: "Lecturas inusuales de datos de clientes",
      line: (who, records) => `${who} leyó ${plural(records, "registro")} de clientes en un día`,
    },
    mail: {
      greeting: (name) => `Hola, ${name}:`,
      subject: (company) => `${company}: alguien leyó los datos de muchos clientes`,
      heading: "Se leyeron los datos de muchos clientes",
      fact: (who, records, when) => `${who} leyó ${plural(records, "registro")} de clientes en 24 horas (detectado: ${when}).`,
      whatToDo: "Si era parte de su trabajo, no hay que hacer nada. Si no, cierre la sesión de todos y vea qué se leyó.",
      look: "Ver qué se leyó",
    },
  },
});
