import { texts } from "./texts.ts";

/** The office reads English; a visitor the language of the page. */
export const mailTexts = texts({
  en: {
    receivedSubject: (company: string) => `We received your message | ${company}`,
    preheader: "Thank you for writing. A person will read your message and get back to you.",
    heading: "Thank you for writing to us",
    greeting: (name: string) => (name === "" ? "Hello," : `Hello ${name},`),
    received: "Your message has reached us. A person on our team will read it.",
    receivedByOfficer: (officer: string) => `Your message has reached us. ${officer} will read it.`,
    answer: (replyTime: string) => `You'll hear from us ${replyTime}, by email or phone.`,
    answerByEmail: (replyTime: string) => `You'll hear from us ${replyTime}, by email.`,
    callBack: (phone: string) => `If we call, we'll use ${phone}.`,
    sooner: "Want to talk now?",
    call: (phone: string) => `Call ${phone}`,
    hours: "Office hours",
    careful: "Please do not send Social Security or account numbers by email. This message is not a loan application.",
    why: "You're receiving this email because someone entered this address in our contact form. If it wasn't you, you can ignore it.",
    whyQuestion:
      "You're receiving this email because someone asked us a question and entered this address. If it wasn't you, you can ignore it.",
    nmls: "NMLS#",
    wrote: (day: string) => `On ${day}, you wrote:`,
    aboutProduct: (product: string) => `Your question: ${product}`,
    aboutMessage: (excerpt: string) => `Your message: ${excerpt}`,
    whyReply: "You're receiving this email because you wrote to us. To answer, just reply to it.",
  },
  es: {
    receivedSubject: (company: string) => `Recibimos su mensaje | ${company}`,
    preheader: "Gracias por escribirnos. Una persona leerá su mensaje y le responderá.",
    heading: "Gracias por escribirnos",
    greeting: (name: string) => (name === "" ? "Hola:" : `Hola, ${name}:`),
    received: "Su mensaje ya está con nosotros. Una persona de nuestro equipo lo leerá.",
    receivedByOfficer: (officer: string) => `Su mensaje ya está con nosotros. ${officer} lo leerá.`,
    answer: (replyTime: string) => `Le responderemos ${replyTime}, por correo electrónico o por teléfono.`,
    answerByEmail: (replyTime: string) => `Le responderemos ${replyTime}, por correo electrónico.`,
    callBack: (phone: string) => `Si le llamamos, será al ${phone}.`,
    sooner: "¿Prefiere hablar ahora?",
    call: (phone: string) => `Llame al ${phone}`,
    hours: "Horario de oficina",
    careful:
      "Por favor no envíe números de Seguro Social ni de cuentas por correo electrónico. Este mensaje no es una solicitud de préstamo.",
    why: "Recibe este correo porque alguien escribió esta dirección en nuestro formulario de contacto. Si no fue usted, no necesita hacer nada.",
    whyQuestion:
      "Recibe este correo porque alguien nos hizo una pregunta y escribió esta dirección. Si no fue usted, no necesita hacer nada.",
    nmls: "NMLS#",
    wrote: (day: string) => `El ${day} usted escribió:`,
    aboutProduct: (product: string) => `Su consulta: ${product}`,
    aboutMessage: (excerpt: string) => `Su mensaje: ${excerpt}`,
    whyReply: "Recibe este correo porque usted nos escribió. Para contestar, basta con responderlo.",
  },
});
