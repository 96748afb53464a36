/** Reply templates to start with; `app/features/leads/reply-fields.ts` lists the placeholders in braces. */
export type SampleReplyTemplate = { name: string; body: string; es: { body: string } };

export const sampleReplyTemplates: SampleReplyTemplate[] = [
  {
    name: "First reply: when can we talk?",
    body: `Hello {name},

Thank you for writing to us. I read your message and would like to talk with you for about 15 minutes, so I understand what you need before we get into loans.

What day and time work for you? You can reply to this email or call me at {phone}. We're here {hours}.

{officer}
{company}`,
    es: {
      body: `Hola, {name}:

Gracias por escribirnos. Leí su mensaje y me gustaría platicar con usted unos quince minutos, para entender qué necesita antes de hablar de préstamos.

¿Qué día y a qué hora le conviene? Puede responder a este correo o llamarme al {phone}. Atendemos {hours}.

{officer}
{company}`,
    },
  },
  {
    name: "We tried to call you",
    body: `Hello {name},

We called the number you left but couldn't reach you. There's no rush: please tell us when to call again, or call us at {phone}.

If you'd rather write, reply to this email; you'll hear from us {replyTime}.

{officer}
{company}`,
    es: {
      body: `Hola, {name}:

Le llamamos al número que nos dejó y no logramos comunicarnos. No hay prisa: díganos cuándo podemos volver a llamarle, o llámenos al {phone}.

Si prefiere escribir, responda a este correo; le contestaremos {replyTime}.

{officer}
{company}`,
    },
  },
  {
    name: "Documents for a pre-approval",
    body: `Hello {name},

These are the documents we usually review for a pre-approval:

- identification for everyone who will be on the loan
- pay stubs for the last 30 days, or two years of tax returns if you work for yourself
- tax forms (W-2 or 1099) for the last two years
- bank statements for the last 60 days

If something is missing, tell us; there's often another document that will work. Please don't send these by email. Upload them with your application at {link}, or bring them to {address}.

A pre-approval is not a commitment to lend.

{officer}
{company}`,
    es: {
      body: `Hola, {name}:

Estos son los papeles que normalmente revisamos para una preaprobación:

- identificación de cada persona que estará en el préstamo
- talones de cheque de los últimos 30 días, o dos años de declaraciones de impuestos si trabaja por su cuenta
- formularios de impuestos (W-2 o 1099) de los últimos dos años
- estados de cuenta del banco de los últimos 60 días

Si le falta algo, díganos; muchas veces hay otro papel que sirve. Por favor no mande estos papeles por correo electrónico: los sube con su solicitud, en {link}, o los trae a {address}.

Una preaprobación no es un compromiso de préstamo.

{officer}
{company}`,
    },
  },
  {
    name: "How to apply online",
    body: `Hello {name},

When you're ready, you can apply online here: {link}

It takes about half an hour, and you can stop and continue later. Please never send Social Security or account numbers by email. If a question isn't clear, call me at {phone} and we'll go through it together.

{officer}
{company}`,
    es: {
      body: `Hola, {name}:

Cuando quiera empezar, puede llenar la solicitud en línea, que está en inglés, aquí: {link}

Toma más o menos media hora, y puede pausar y seguir después. Por favor nunca mande números de Seguro Social ni de cuentas por correo electrónico. Si alguna pregunta no queda clara, llámeme al {phone} y la vemos por teléfono.

{officer}
{company}`,
    },
  },
  {
    name: "Buying with an ITIN",
    body: `Hello {name},

Thank you for asking about buying with an ITIN. Some lenders have loans for people who file their taxes with one. They usually ask to see the letter from the IRS with your ITIN, two years of tax returns, proof of your income for the last 30 days, and 60 days of bank statements. The down payment is often larger than for other loans.

Whether it works for you depends on your own documents, so let's look at them together before you make plans. You can reach me at {phone}.

{officer}
{company}`,
    es: {
      body: `Hola, {name}:

Gracias por preguntar sobre la compra con ITIN. Algunos prestamistas tienen préstamos para personas que declaran sus impuestos con él. Por lo general piden ver la carta del IRS con su ITIN, dos años de declaraciones de impuestos, sus ingresos de los últimos 30 días y 60 días de estados de cuenta del banco. El pago inicial (enganche) suele ser mayor que en otros préstamos.

Si es posible en su caso depende de sus propios papeles, así que revisémoslos juntos antes de que haga planes. Me encuentra en el {phone}.

{officer}
{company}`,
    },
  },
  {
    name: "Checking in after a while",
    body: `Hello {name},

You wrote to us a while ago about a home loan. I wanted to ask how it's going and whether you have any questions we can answer.

If your plans have changed, that's fine; just tell me, and I won't write again. If you'd like to move forward, reply to this email or call me at {phone}.

{officer}
{company}`,
    es: {
      body: `Hola, {name}:

Hace algún tiempo nos escribió sobre un préstamo para casa. Quería preguntarle cómo va todo y si tiene alguna duda que podamos resolverle.

Si sus planes cambiaron, no hay problema; dígame y no le vuelvo a escribir. Si quiere seguir adelante, responda a este correo o llámeme al {phone}.

{officer}
{company}`,
    },
  },
];
