import { texts } from "#app/messages/texts.ts";

/** How the screens of what visitors read work, by the pattern of their route. */
export const contentHelp = texts<Record<string, string>>({
  en: {
    "/admin/office":
      "Everything visitors read about the office is here: name, phone numbers, opening hours, address, licenses and social links. Choose the hours for each day; the site writes the sentence in English and Spanish. The preview shows how the top and bottom of the site will look. Nothing changes until you press “Save”; then the whole site updates right away.",
    "/admin":
      "Start here: this page lists what needs attention, such as new messages, texts without Spanish, and sample values that came with the site. Each line takes you to where you can handle it, and disappears once it is done. “Latest changes” shows what your colleagues did.",
    "/admin/blog":
      "These are the blog's articles, newest first. “New Blog Post” starts one; “Edit” opens one. A post marked “Draft” is not on the site, and one marked “Scheduled” appears automatically at its time. A deleted post goes to the Trash, where you can restore it.",
    "/admin/blog/add":
      "Write the title, a short summary and the text. A new post is a draft, which visitors do not see; choose “Published” when you are happy with it. If you set a later publication time, the post appears automatically then. Visitors to the Spanish pages read the Spanish next to each text; without it they see the English.",
    "/admin/blog/edit/:id":
      "Change what you like and press “Save”; a published post changes on the site right away. The post's address stays the same even if you change its title, so links to it keep working. Every earlier version is under “History” below the form, and you can go back to any of them.",
    "/admin/blogcategory":
      "Categories organize the blog: visitors choose one to see only its posts. A category can be inside another one. You can't delete a category that still has posts or categories in it; move those first.",
    "/admin/blogcategory/add":
      "Give the category a short name in English and Spanish; visitors see it in the blog's menu. Choose a parent only if it belongs under another category. Then you can choose the category on each post's form.",
    "/admin/blogcategory/edit/:id":
      "A new name appears on the site as soon as you save; the posts stay in the category. Earlier versions are under “History” below the form.",
    "/admin/pagecategory":
      "A page category is a page of the site, or a part of a page, such as a row of cards. The texts on it are its page content. The pages themselves come with the site: you can change their titles and texts here, but a category you add doesn't get its own address.",
    "/admin/pagecategory/add":
      "A category you add is not a page: pages come with the site, and visitors can't open it. Under “Questions” it becomes a topic on that page; anywhere else it just groups sections that no page shows.",
    "/admin/pagecategory/edit/:id":
      "The name is the title of the page, and the description is the sentence that search engines show. You edit the page's sections under “Page Content”. “View page” shows the page as visitors see it.",
    "/admin/pagecontent":
      "Each row is one section of a page: a title, a text, and sometimes a picture and a button. Choose a category to see one page's sections; “Change order” then lets you move them up and down. Sections marked “Draft” are not on the site.",
    "/admin/pagecontent/add":
      "Write the section in English and Spanish, and choose the page that shows it under “On the page”. Without a position number it goes last. A new section is a draft, which visitors do not see; choose “Published” when it is ready.",
    "/admin/pagecontent/edit/:id":
      "What you save appears on the page right away, unless the section is a draft. “View page” opens the page in a new tab. Earlier versions are under “History” below the form, and you can go back to any of them.",
    "/admin/loanofficercms":
      "These are the loan officers in the directory, in the order visitors see them. “Change order” moves them; “Inactive” ones are hidden from visitors and get no new messages. A deleted officer goes to the Trash, where you can restore them.",
    "/admin/loanofficercms/add":
      "Name, title and the MLS number (the one that visitors see as NMLS) are required. List the licenses with their states: without one that is valid today, visitors cannot apply with the officer and new messages go to others. The days away and the deputy decide who gets messages in the meantime; visitors don't see this.",
    "/admin/loanofficercms/edit/:id":
      "What you save appears on the officer's page right away. Set the status to inactive when someone leaves: the page disappears, and nothing is lost. Licenses decide whether visitors can apply with the officer, so keep their end dates up to date; the dashboard reminds you 60 days ahead.",
    "/admin/media":
      "All stored pictures, newest first. Search by what a picture shows or by the name of a record that uses it; “Unused” shows pictures that no record uses. Click a picture to describe it, see where it is used, or replace it everywhere at once.",
    "/admin/media/:picture":
      "Click the part of the picture that must stay visible when it is cropped, and describe it for people who can't see it. “Replace everywhere” puts a new picture in all the places listed below; you can undo it in each record's history. You can delete a picture once nothing listed below needs it.",
    "/admin/resources":
      "Resources are the short texts and numbers that appear in many places, such as the company's name, phone number and opening hours. Change one here and every page shows the new value right away. Anything marked “Sample, to be replaced” came with the site and isn't yours yet.",
    "/admin/resources/add":
      "Everything the site uses is already in the list, so you rarely need this. Your own resource gets a name, such as company.slogan, and a value; no page shows it until a developer adds it.",
    "/admin/resource/edit":
      "Write the new value, in Spanish too if there is a second field, and save: every page that uses it changes right away. Some values decide where mail or applications go; only an owner can change those. Earlier values are under “History” below the form.",
    "/admin/find":
      "Copy some words from a page of the site and paste them here. The results show where that text is edited, with a link. You can't change texts under “Fixed in the program”; ask your site administrator.",
    "/admin/changes":
      "Every change made by staff is listed here, newest first. Narrow the list by person, kind or date; “What changed” shows the old and new text. “Restore” takes the record back to that version, and you can undo that too.",
    "/admin/bin":
      "Deleted records stay here until the date next to them. “Restore” brings one back as it was, with its pictures and history. An owner can delete records for good; that can't be undone.",
    "/admin/styleguide":
      "This page shows the colors, fonts and components the site is built from. It is for developers and designers; nothing can be changed here.",
  },
  es: {
    "/admin/office":
      "Aquí está todo lo que los visitantes leen sobre la oficina: nombre, teléfonos, horario, dirección, licencias y redes sociales. Elija el horario por día; el sitio escribe la frase en español y en inglés. La vista previa muestra la parte superior y el pie del sitio como quedarán. Nada cambia hasta que presione «Guardar», y entonces todo el sitio cambia de inmediato.",
    "/admin":
      "Empiece aquí: esta página reúne lo que está pendiente, como mensajes nuevos, textos sin español y valores de muestra que venían con el sitio. Cada línea lleva al lugar donde se atiende y desaparece cuando está hecha. Los últimos cambios muestran lo que hicieron sus colegas.",
    "/admin/blog":
      "Estas son las entradas del blog, de la más nueva a la más antigua. Con el botón de arriba se empieza una nueva; con «Editar» se abre una. Una entrada marcada como «Borrador» no está en el sitio, y una «Programada» aparece sola a su hora. Una entrada eliminada va a la Papelera y desde ahí se puede restaurar.",
    "/admin/blog/add":
      "Escriba el título, un resumen breve y el texto. Una entrada nueva es un borrador, que los visitantes no ven; elija «Publicada» cuando esté conforme. Con una fecha de publicación posterior, la entrada aparece sola en ese momento. El español que está junto a cada texto es lo que leen los visitantes de las páginas en español; si falta, ven el inglés.",
    "/admin/blog/edit/:id":
      "Cambie lo que quiera y guarde; una entrada publicada cambia en el sitio de inmediato. Su dirección sigue siendo la misma aunque cambie el título, para que los enlaces sigan funcionando. Debajo del formulario, el historial guarda cada versión anterior y permite volver a ella.",
    "/admin/blogcategory":
      "Las categorías ordenan el blog: los visitantes eligen una para ver solo sus entradas. Una categoría puede estar dentro de otra. No se puede eliminar una categoría que todavía tiene entradas u otras categorías; primero muévalas.",
    "/admin/blogcategory/add":
      "Dé a la categoría un nombre corto en inglés y en español; los visitantes lo ven en el menú del blog. Elija una categoría superior solo si pertenece a otra. Después, la categoría se elige en el formulario de cada entrada.",
    "/admin/blogcategory/edit/:id":
      "El nombre nuevo aparece en el sitio en cuanto guarda; las entradas de la categoría se quedan en ella. Las versiones anteriores están en el historial, debajo del formulario.",
    "/admin/pagecategory":
      "Una categoría de página es una página del sitio, o una parte con lugar propio dentro de ella, como una fila de tarjetas. Sus textos son su contenido de página. Las páginas vienen con el sitio: aquí se cambian sus títulos y textos, pero una categoría que usted agrega no recibe una dirección propia.",
    "/admin/pagecategory/add":
      "Una categoría que usted agrega no es una página: las páginas vienen con el sitio, y los visitantes no pueden abrirla. Debajo de las preguntas se convierte en un tema de esa página; en cualquier otro lugar solo reúne secciones que ninguna página muestra.",
    "/admin/pagecategory/edit/:id":
      "El nombre es el título de la página, y la descripción es la frase que muestran los buscadores. Las secciones de la página se editan en el contenido de página. Con el botón de arriba puede ver la página como la ven los visitantes.",
    "/admin/pagecontent":
      "Cada fila es una sección de una página: un título, un texto y, si acaso, una imagen y un botón. Elija una categoría para ver las secciones de una sola página; entonces puede cambiar su orden. Las secciones marcadas como «Borrador» no están en el sitio.",
    "/admin/pagecontent/add":
      "Escriba la sección en inglés y en español, y elija la página que la muestra. Sin un número de orden, queda al final. Una sección nueva es un borrador, que los visitantes no ven; elija «Publicado» cuando esté lista.",
    "/admin/pagecontent/edit/:id":
      "Lo que guarda está en la página de inmediato, salvo que la sección sea un borrador. El botón de arriba abre la página en otra pestaña. Debajo del formulario, el historial guarda las versiones anteriores y permite volver a ellas.",
    "/admin/loanofficercms":
      "Estos son los oficiales de préstamos del directorio, en el orden en que los ven los visitantes. Ese orden se puede cambiar; los inactivos no se muestran y no reciben mensajes nuevos. Un oficial eliminado va a la Papelera y desde ahí se puede restaurar.",
    "/admin/loanofficercms/add":
      "El nombre, el cargo y el número MLS (que los visitantes ven como NMLS) son obligatorios. Anote las licencias con sus estados: sin una válida hoy, los visitantes no pueden solicitar un préstamo con esta persona y los mensajes nuevos van a otros. Los días de ausencia y la persona suplente deciden quién recibe los mensajes mientras tanto; los visitantes no lo ven.",
    "/admin/loanofficercms/edit/:id":
      "Lo que guarda está de inmediato en la página del oficial. Póngalo como inactivo cuando alguien se va: su página desaparece y no se pierde nada. De las licencias depende que los visitantes puedan solicitar un préstamo con esta persona; mantenga al día su último día. El panel se lo recuerda 60 días antes.",
    "/admin/media":
      "Todas las imágenes guardadas; las más recientes van primero. Busque por lo que muestra una imagen o por el nombre de un registro que la usa; «Sin usar» muestra las que ningún registro usa. Presione una imagen para describirla, ver dónde se usa o reemplazarla en todas partes a la vez.",
    "/admin/media/:picture":
      "Presione en la imagen lo que debe quedar visible al recortarla y diga qué muestra, para quienes no pueden verla. «Reemplazar en todas partes» pone una imagen nueva en todos los lugares de la lista de abajo; cada uno de esos registros se puede deshacer desde su historial. Una imagen se puede eliminar cuando nada de la lista la necesita.",
    "/admin/resources":
      "Los recursos son los textos y números cortos que aparecen en muchos lugares, como el nombre de la empresa, su teléfono y el horario. Cambie uno aquí y todas las páginas muestran el valor nuevo de inmediato. Lo que está marcado como muestra venía con el sitio y todavía no es suyo.",
    "/admin/resources/add":
      "Todo lo que el sitio usa ya está en la lista, así que esto se necesita pocas veces. Un recurso propio lleva un nombre, por ejemplo company.slogan, y un valor; ninguna página lo muestra hasta que alguien lo incorpore.",
    "/admin/resource/edit":
      "Escriba el valor nuevo, también en español donde haya un segundo campo, y guarde: todas las páginas que lo usan lo muestran de inmediato. Algunos valores deciden a dónde van los correos o las solicitudes; esos solo los cambia un propietario. Los valores anteriores están en el historial, debajo del formulario.",
    "/admin/find":
      "Copie unas palabras de una página del sitio y péguelas aquí. Obtiene una lista de los lugares donde se edita ese texto, con un enlace. Lo que pertenece al programa no lo puede cambiar usted; avise a quien administra el sitio.",
    "/admin/changes":
      "Aquí está cada cambio que hizo alguien del personal, del más nuevo al más antiguo. Elija una persona, un tipo o unos días para acortar la lista; puede ver el texto anterior y el nuevo de cada cambio. «Restaurar» devuelve el registro a esa versión, y eso también se puede deshacer.",
    "/admin/bin":
      "Lo eliminado espera aquí hasta el día que se indica. «Restaurar» lo trae de vuelta como estaba, con sus imágenes y su historial. Un propietario puede eliminar cosas para siempre; eso no se puede deshacer.",
    "/admin/styleguide":
      "Esta página muestra los colores, las letras y las piezas con que está hecho el sitio. Es para quien lo programa o lo diseña; aquí no se cambia nada.",
  },
});
