import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/pages":
      "Every page of the site, as a tree. Click a title to edit the page. The menu at the end of a row has its settings, copies it, moves it, takes it down or deletes it. Pages that come with the site keep their addresses and can't be taken down, but you can edit what is on them. Visitors see nothing of a change until you publish it.",
    "/admin/pages/settings/:id":
      "The title, address and description of a page, and how it looks in search results and shared links. If you change the address, the old one leads to the new one. What you type is saved as a draft until you press “Publish”; with “Schedule…” the page starts or ends at a set time.",
    "/admin/pagecategory":
      "A page category is a page of the site, or a part of a page, such as a row of cards. The texts on it are its page content. You add pages under “Pages”; a category you add here doesn't get its own address.",
    "/admin/pagecategory/add":
      "A category you add isn't a page: you add pages under “Pages”, and visitors can't open this one. Under “Questions” it becomes a topic on that page; anywhere else it just groups sections that no page shows.",
    "/admin/pagecategory/edit/:id":
      "The name is the title of the page, and the description is the sentence that search engines show. You edit the page's sections under “Page Content”. “View page” shows the page as visitors see it.",
    "/admin/pagecontent":
      "Each row is one section of a page: a title, a text, and sometimes a picture and a button. Choose a category to see one page's sections; “Change order” then lets you move them up and down. Sections marked “Draft” or “Taken down” aren't on the site.",
    "/admin/pagecontent/add":
      "Write the section in English and Spanish, and choose the page that shows it under “On the page”. Without a position number it goes last. A new section is a draft, which visitors don't see; choose “Published” when it's ready.",
    "/admin/pagecontent/edit/:id":
      "What you type is saved as a draft; it appears on the page once you press “Publish”, unless the section is hidden. “View page” opens the page in a new tab. Earlier versions are under “History” below the form, and you can go back to any of them.",
    "/admin/pages/edit/:id":
      "Click a text in the page and type. Click anywhere else in a block to choose it: its tools appear, and its settings are in the panel under “Settings”. “+” adds a block. Visitors see nothing of this until you press “Publish”, which publishes everything you changed on this page.",
    "/admin/find":
      "Copy some words from a page of the site and paste them here. The results show where that text is edited, with a link. You can't change texts under “Fixed in the program”; ask your site administrator.",
  },
  es: {
    "/admin/pages":
      "Todas las páginas del sitio, en forma de árbol. Haga clic en un título para editar la página. El menú al final de cada fila abre sus ajustes, la copia, la mueve, la retira o la elimina. Las páginas que vienen con el sitio conservan su dirección y no se pueden retirar, pero usted puede editar lo que contienen. Los visitantes no ven ningún cambio hasta que usted lo publica.",
    "/admin/pages/settings/:id":
      "El título, la dirección y la descripción de una página, y cómo se ve en los buscadores y en los enlaces compartidos. Si cambia la dirección, la anterior llevará a la nueva. Lo que escribe se guarda como borrador hasta que presione «Publicar»; con «Programar…» la página empieza o termina en una fecha.",
    "/admin/pagecategory":
      "Una categoría de página es una página del sitio, o una parte con lugar propio dentro de ella, como una fila de tarjetas. Sus textos son su contenido de página. Las páginas se agregan en «Páginas»; una categoría que usted agrega aquí no recibe una dirección propia.",
    "/admin/pagecategory/add":
      "Una categoría que usted agrega no es una página: las páginas se agregan en «Páginas», y los visitantes no pueden abrir esta. Debajo de las preguntas se convierte en un tema de esa página; en cualquier otro lugar solo reúne secciones que ninguna página muestra.",
    "/admin/pagecategory/edit/:id":
      "El nombre es el título de la página, y la descripción es la frase que muestran los buscadores. Las secciones de la página se editan en el contenido de página. Con el botón de arriba puede ver la página como la ven los visitantes.",
    "/admin/pagecontent":
      "Cada fila es una sección de una página: un título, un texto y, si acaso, una imagen y un botón. Elija una categoría para ver las secciones de una sola página; entonces puede cambiar su orden. Las secciones marcadas como «Borrador» o «Retirado» no están en el sitio.",
    "/admin/pagecontent/add":
      "Escriba la sección en inglés y en español, y elija la página que la muestra. Sin un número de orden, queda al final. Una sección nueva es un borrador, que los visitantes no ven; elija «Publicado» cuando esté lista.",
    "/admin/pagecontent/edit/:id":
      "Lo que escribe se guarda como borrador; aparece en la página cuando usted presiona «Publicar», salvo que la sección esté oculta. El botón de arriba abre la página en otra pestaña. Debajo del formulario, el historial guarda las versiones anteriores y permite volver a ellas.",
    "/admin/pages/edit/:id":
      "Haga clic en un texto de la página y escriba. Haga clic en otra parte de un bloque para elegirlo: aparecen sus herramientas, y sus ajustes están en el panel, en «Ajustes». «+» agrega un bloque. Los visitantes no ven nada de esto hasta que usted presione «Publicar», que publica todo lo que cambió en esta página.",
    "/admin/find":
      "Copie unas palabras de una página del sitio y péguelas aquí. Obtiene una lista de los lugares donde se edita ese texto, con un enlace. Lo que pertenece al programa no lo puede cambiar usted; avise a quien administra el sitio.",
  },
});
