import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/assistance":
      "These are the down payment programs that visitors find under “Find Down Payment Help in Utah”. Visitors see a program while it is published and until its last valid day; after that it disappears for them and stays here as “Expired”. The dashboard reminds you 30 and 7 days before. A deleted program goes to the Trash, where you can restore it.",
    "/admin/assistance/add":
      "Enter only what the program's own source says, with the day you checked it. Leave a limit empty if you don't know it: the page then tells visitors to ask, and the program is never ruled out because of it. Say what isn't certain in your own words, and write the questions that visitors should ask, one per line. Visitors don't see the program while it is “Hidden”.",
    "/admin/assistance/edit/:id":
      "When you have checked a program again at its source, change what is different, set “Checked on” to today and move “Valid until”. Press “Publish” to show the change on the site. Choose “Paused” or “Closed” as soon as funds run out; visitors then see why it doesn't fit now. Earlier versions are under “History” below the form.",
  },
  es: {
    "/admin/assistance":
      "Estos son los programas de ayuda que los visitantes encuentran en «Encuentre ayuda para el pago inicial (enganche) en Utah». Los ven mientras están publicados y hasta su último día de validez; después desaparecen para ellos y aquí quedan como «Vencido». El panel se lo recuerda 30 y 7 días antes. Un programa eliminado va a la Papelera y desde ahí se puede restaurar.",
    "/admin/assistance/add":
      "Escriba solo lo que dice la fuente del propio programa, con el día en que la revisó. Si no conoce un límite, deje el campo vacío: la página les dice a los visitantes que pregunten y el programa nunca se descarta por eso. Diga con sus palabras qué no es seguro y escriba las preguntas que conviene hacer, una por línea. Los visitantes no ven el programa mientras esté «Oculto».",
    "/admin/assistance/edit/:id":
      "Cuando haya revisado otra vez el programa en su fuente, cambie lo que sea distinto, ponga la fecha de hoy en «Revisado el» y mueva «Válido hasta». Presione «Publicar» para mostrar el cambio en el sitio. Elija «En pausa» o «Cerrado» en cuanto se acaben los fondos; los visitantes ven entonces por qué ahora no les sirve. Las versiones anteriores están en el historial, debajo del formulario.",
  },
});
