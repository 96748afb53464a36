import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/accounts":
      "Everyone who works on the site has their own account; don't share one. The role decides what a person can do. To change your own account, go to “My account”. When someone leaves, suspend their account: they are signed out right away, and their name stays in the history. “Reset password” creates a new one, which you hand over in person.",
    "/admin/accounts/add":
      "Enter the person's email address and a user name, and choose the role: owners can do everything, editors change content and answer messages, reviewers read, comment on drafts and approve them, and loan officers see their own messages and profile. After you save, a password is shown once; hand it over in person. They choose their own the first time they sign in.",
    "/admin/accounts/edit/:id":
      "Change a colleague's name, email address or role here. You may be asked for your own password first. If you change the email address, the old address gets a notice. For a loan officer's account, choose the officer so it shows the right messages and profile.",
    "/admin/profile":
      "This is your own account: your name, password, language and the emails you get. Set up a passkey or an authenticator app so that a stolen password isn't enough to get in, and keep the recovery codes you get. Below, you can see where you're signed in and sign out other devices.",
  },
  es: {
    "/admin/accounts":
      "Cada persona que trabaja en el sitio tiene su propia cuenta; no la compartan. El rol decide lo que puede hacer. Su propia cuenta se cambia en «Mi cuenta». Suspenda la cuenta de quien se va: su sesión termina de inmediato y su nombre queda en el historial. Restablecer la contraseña crea una nueva, que usted entrega en persona.",
    "/admin/accounts/add":
      "Escriba el correo electrónico y un nombre de usuario, y elija el rol: los propietarios hacen todo, los editores cambian contenido y responden mensajes, los revisores leen, comentan borradores y los aprueban, y los oficiales de préstamos ven sus propios mensajes y su perfil. Al guardar verá una contraseña una sola vez; entréguela en persona. La persona elige la suya al iniciar sesión por primera vez.",
    "/admin/accounts/edit/:id":
      "Aquí se cambia el nombre, el correo electrónico o el rol de un colega. Puede que antes se le pida su propia contraseña. Si cambia el correo electrónico, se avisa a la dirección anterior. En la cuenta de un oficial de préstamos, elija al oficial para que muestre los mensajes y el perfil correctos.",
    "/admin/profile":
      "Esta es su propia cuenta: su nombre, contraseña, idioma y los correos que recibe. Configure una llave de acceso o una aplicación de autenticación, para que una contraseña robada no abra nada por sí sola, y guarde los códigos de recuperación que recibe entonces. Más abajo ve dónde tiene sesiones abiertas y puede cerrarlas.",
  },
});
