import { texts } from "#app/messages/texts.ts";

/** How the screens about the people who work here work, by the pattern of their route. */
export const officeHelp = texts<Record<string, string>>({
  en: {
    "/admin/my-profile":
      "This is your photo and what visitors read about you on your page. Depending on how the office set it up, a change goes live right away or waits until an owner approves it; the page tells you which. Your days away, your deputy and the language of your emails change right away. The office changes your name, title, email and licenses.",
    "/admin/officer-proposals":
      "Loan officers write their own profiles, and the changes visitors would see wait here for your approval. Each entry shows the text before and after. “Approve” puts it on the site right away; “Decline” leaves the site as it is, and the officer gets your reason by email and can change the text and propose it again.",
    "/admin/personal-data":
      "When visitors ask what data you have about them, or ask you to erase it, search for their email address or phone number here. First make sure you are really talking to that person. You can give them what was found as a file, or erase it; erasing can't be undone and includes the history and the Trash.",
    "/admin/audit":
      "This list shows who signed in, who was refused, and who changed accounts and settings, exported or erased something. No one can change or delete its entries. Narrow it by person, kind and date, or export it for an auditor. Changes to texts and pages are under “Changes”.",
    "/admin/incident":
      "Every time someone opens, lists or exports customers' messages or newsletter addresses, it is recorded for twelve months. If an account may have been misused, work through this page from top to bottom: sign everyone out, choose the days in question, see who read what and how many customers are affected, and export the records for your attorney or insurer.",
    "/admin/accounts":
      "Everyone who works on the site has their own account; don't share one. The role decides what a person can do. To change your own account, go to “My account”. When someone leaves, suspend their account: they are signed out right away, and their name stays in the history. “Reset password” creates a new one, which you hand over in person.",
    "/admin/accounts/add":
      "Enter the person's email address and a user name, and choose the role: owners can do everything, editors change content and answer messages, reviewers only read, and loan officers see their own messages and profile. After you save, a password is shown once; hand it over in person. They choose their own the first time they sign in.",
    "/admin/accounts/edit/:id":
      "Change a colleague's name, email address or role here. You may be asked for your own password first. If you change the email address, the old address gets a notice. For a loan officer's account, choose the officer so it shows the right messages and profile.",
    "/admin/profile":
      "This is your own account: your name, password, language and the emails you get. Set up a passkey or an authenticator app so that a stolen password isn't enough to get in, and keep the recovery codes you get. Below, you can see where you are signed in and sign out other devices.",
    "/admin/*": "No admin screen has this address. Check it for typos, or choose a screen from the menu. Deleted records are in the Trash.",
    "/admin/not-allowed":
      "Each account has a role, and yours doesn't include the screen you asked for. Nothing is broken, and nothing was changed. If you need it for your work, ask an owner of the site to change your role.",
  },
  es: {
    "/admin/my-profile":
      "Esto es lo que los visitantes leen sobre usted en su página, y su foto. Según lo haya decidido la oficina, un cambio aparece en el sitio de inmediato o espera a que un propietario lo apruebe; la página le indica cuál de los dos. Sus días de ausencia, su suplente y el idioma de sus correos valen de inmediato. El nombre, el cargo, el correo electrónico y las licencias los cambia la oficina.",
    "/admin/officer-proposals":
      "Los oficiales de préstamos escriben su propio perfil, y lo que leerían los visitantes espera aquí su decisión. Cada propuesta muestra lo que decía antes y lo que diría. Si la aprueba, está en el sitio de inmediato; si la rechaza, el sitio queda como está; el oficial recibe el motivo por correo y puede cambiar el texto y proponerlo otra vez.",
    "/admin/personal-data":
      "Cuando alguien pregunta qué datos tienen de él o pide que se borren, busque aquí su correo electrónico o su teléfono. Asegúrese primero de que es realmente esa persona. Puede entregarle lo encontrado en un archivo, o borrarlo; borrar no se puede deshacer e incluye el historial y la Papelera.",
    "/admin/audit":
      "Esta lista dice quién inició sesión, a quién se le negó, y quién cambió cuentas y ajustes, exportó o borró algo. Nadie puede cambiar ni eliminar lo que contiene. Puede acortarla por persona, tipo y día, o exportarla para quien la revise. Los cambios de textos y páginas están en otra pantalla, la de cambios.",
    "/admin/incident":
      "Cada vez que alguien abre, lista o exporta mensajes de clientes o direcciones del boletín, queda registrado durante doce meses. Si una cuenta pudo haberse usado mal, siga esta página de arriba abajo: cierre la sesión de todos, elija los días, vea quién leyó qué y a cuántos clientes afecta, y exporte los datos para su abogado o su aseguradora.",
    "/admin/accounts":
      "Cada persona que trabaja en el sitio tiene su propia cuenta; no la compartan. El rol decide lo que puede hacer. Su propia cuenta se cambia en «Mi cuenta». Suspenda la cuenta de quien se va: su sesión termina de inmediato y su nombre queda en el historial. Restablecer la contraseña crea una nueva, que usted entrega en persona.",
    "/admin/accounts/add":
      "Escriba el correo electrónico y un nombre de usuario, y elija el rol: los propietarios hacen todo, los editores cambian contenido y responden mensajes, los revisores solo leen, y los oficiales de préstamos ven sus propios mensajes y su perfil. Al guardar verá una contraseña una sola vez; entréguela en persona. La persona elige la suya al iniciar sesión por primera vez.",
    "/admin/accounts/edit/:id":
      "Aquí se cambia el nombre, el correo electrónico o el rol de un colega. Puede que antes se le pida su propia contraseña. Si cambia el correo electrónico, se avisa a la dirección anterior. En la cuenta de un oficial de préstamos, elija al oficial para que muestre los mensajes y el perfil correctos.",
    "/admin/profile":
      "Esta es su propia cuenta: su nombre, contraseña, idioma y los correos que recibe. Configure una llave de acceso o una aplicación de autenticación, para que una contraseña robada no abra nada por sí sola, y guarde los códigos de recuperación que recibe entonces. Más abajo ve dónde tiene sesiones abiertas y puede cerrarlas.",
    "/admin/*":
      "Nada de la administración tiene esta dirección. Revise que esté bien escrita o elija una pantalla del menú. Los registros eliminados están en la Papelera.",
    "/admin/not-allowed":
      "Cada cuenta tiene un rol, y el suyo no incluye la pantalla que pidió. No se ha dañado ni cambiado nada. Si la necesita para su trabajo, pida a un propietario del sitio que cambie su rol.",
  },
});
