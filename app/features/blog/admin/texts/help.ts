import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/blog":
      "These are the blog's articles, newest first. “New Blog Post” starts one; “Edit” opens one. The badge says what visitors see: drafts that were never published are listed first, “Published with changes” has a newer version that isn't on the site yet, and “Taken down” was hidden. One marked “Scheduled” appears automatically at its time. A deleted post goes to the Trash, where you can restore it.",
    "/admin/blog/add":
      "Write the title, a short summary and the text. What you type is saved as a draft; visitors see the post once you press “Publish”. If you set a later publication time, the post appears automatically then. Visitors to the Spanish pages read the Spanish next to each text; without it they see the English.",
    "/admin/blog/edit/:id":
      "Change what you like: it is saved as a draft, and visitors see it once you press “Publish”. You can publish one language first, and compare the draft with the published page. The post's address stays the same even if you change its title, so links to it keep working. Every earlier version is under “History” below the form, and you can go back to any of them.",
    "/admin/blogcategory":
      "Categories organize the blog: visitors choose one to see only its posts. A category can be inside another one. You can't delete a category that still has posts or categories in it; move those first.",
    "/admin/blogcategory/add":
      "Give the category a short name in English and Spanish; visitors see it in the blog's menu. Choose a parent only if it belongs under another category. Then you can choose the category on each post's form.",
    "/admin/blogcategory/edit/:id":
      "A new name appears on the site as soon as you publish it; the posts stay in the category. Earlier versions are under “History” below the form.",
  },
  es: {
    "/admin/blog":
      "Estas son las entradas del blog, de la más nueva a la más antigua. Con el botón de arriba se empieza una nueva; con «Editar» se abre una. La etiqueta dice qué ven los visitantes: los borradores que nunca se publicaron están arriba, «Publicado con cambios» tiene una versión más nueva que aún no está en el sitio y «Retirado» ya no se muestra. Lo «Programado» aparece solo a su hora. Una entrada eliminada va a la Papelera y desde ahí se puede restaurar.",
    "/admin/blog/add":
      "Escriba el título, un resumen breve y el texto. Lo que escribe se guarda como borrador; los visitantes ven la entrada cuando usted presiona «Publicar». Con una fecha de publicación posterior, la entrada aparece sola en ese momento. El español que está junto a cada texto es lo que leen los visitantes de las páginas en español; si falta, ven el inglés.",
    "/admin/blog/edit/:id":
      "Cambie lo que quiera: se guarda como borrador, y los visitantes lo ven cuando usted presiona «Publicar». Puede publicar primero un idioma, y comparar el borrador con la página publicada. Su dirección sigue siendo la misma aunque cambie el título, para que los enlaces sigan funcionando. Debajo del formulario, el historial guarda cada versión anterior y permite volver a ella.",
    "/admin/blogcategory":
      "Las categorías ordenan el blog: los visitantes eligen una para ver solo sus entradas. Una categoría puede estar dentro de otra. No se puede eliminar una categoría que todavía tiene entradas u otras categorías; primero muévalas.",
    "/admin/blogcategory/add":
      "Dé a la categoría un nombre corto en inglés y en español; los visitantes lo ven en el menú del blog. Elija una categoría superior solo si pertenece a otra. Después, la categoría se elige en el formulario de cada entrada.",
    "/admin/blogcategory/edit/:id":
      "El nombre nuevo aparece en el sitio en cuanto lo publica; las entradas de la categoría se quedan en ella. Las versiones anteriores están en el historial, debajo del formulario.",
  },
});
