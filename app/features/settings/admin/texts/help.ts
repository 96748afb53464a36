import { texts } from "#app/messages/texts.ts";

/** How each screen works, by route pattern. */
export const help = texts<Record<string, string>>({
  en: {
    "/admin/office":
      "Everything visitors read about the office is here: name, phone numbers, opening hours, address, licenses and social links. Choose the hours for each day; the site writes the sentence in English and Spanish. The preview shows how the top and bottom of the site will look. What you type is saved as a draft; nothing changes on the site until you press “Publish”, and then all of it changes at once.",
    "/admin/resources":
      "Resources are the short texts and numbers that appear in many places, such as the company's name, phone number and opening hours. Change one here and every page shows the new value right away. Anything marked “Sample, to be replaced” came with the site and isn't yours yet.",
    "/admin/resources/add":
      "Everything the site uses is already in the list, so you rarely need this. Your own resource gets a name, such as company.slogan, and a value; no page shows it until a developer adds it.",
    "/admin/resource/edit":
      "Write the new value, in Spanish too if there is a second field. It is saved as a draft; every page that uses it changes once you press “Publish”. Some values decide where mail or applications go; only an owner can change those. Earlier values are under “History” below the form.",
  },
  es: {
    "/admin/office":
      "Aquí está todo lo que los visitantes leen sobre la oficina: nombre, teléfonos, horario, dirección, licencias y redes sociales. Elija el horario por día; el sitio escribe la frase en español y en inglés. La vista previa muestra la parte superior y el pie del sitio como quedarán. Lo que escribe se guarda como borrador; en el sitio nada cambia hasta que presione «Publicar», y entonces cambia todo a la vez.",
    "/admin/resources":
      "Los recursos son los textos y números cortos que aparecen en muchos lugares, como el nombre de la empresa, su teléfono y el horario. Cambie uno aquí y todas las páginas muestran el valor nuevo de inmediato. Lo que está marcado como muestra venía con el sitio y todavía no es suyo.",
    "/admin/resources/add":
      "Todo lo que el sitio usa ya está en la lista, así que esto se necesita pocas veces. Un recurso propio lleva un nombre, por ejemplo company.slogan, y un valor; ninguna página lo muestra hasta que alguien lo incorpore.",
    "/admin/resource/edit":
      "Escriba el valor nuevo, también en español donde haya un segundo campo. Se guarda como borrador; todas las páginas que lo usan lo muestran cuando usted presiona «Publicar». Algunos valores deciden a dónde van los correos o las solicitudes; esos solo los cambia un propietario. Los valores anteriores están en el historial, debajo del formulario.",
  },
});
