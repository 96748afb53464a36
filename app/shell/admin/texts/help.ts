import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/styleguide":
      "This page shows the colors, fonts and components the site is built from. It is for developers and designers; nothing can be changed here.",
    "/admin/not-allowed":
      "Each account has a role, and yours doesn't include the screen you asked for. Nothing is broken, and nothing was changed. If you need it for your work, ask an owner of the site to change your role.",
    "/admin/*": "No admin screen has this address. Check it for typos, or choose a screen from the menu. Deleted records are in the Trash.",
  },
  es: {
    "/admin/styleguide":
      "Esta página muestra los colores, las letras y las piezas con que está hecho el sitio. Es para quien lo programa o lo diseña; aquí no se cambia nada.",
    "/admin/not-allowed":
      "Cada cuenta tiene un rol, y el suyo no incluye la pantalla que pidió. No se ha dañado ni cambiado nada. Si la necesita para su trabajo, pida a un propietario del sitio que cambie su rol.",
    "/admin/*":
      "Nada de la administración tiene esta dirección. Revise que esté bien escrita o elija una pantalla del menú. Los registros eliminados están en la Papelera.",
  },
});
