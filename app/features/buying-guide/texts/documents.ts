import type { Paper } from "#app/features/buying-guide/documents.ts";
import { texts } from "#app/messages/texts.ts";

type PaperText = { name: string; where: string };

export const documentTexts = texts<Record<Paper, PaperText>>({
  en: {
    identification: {
      name: "Official photo ID",
      where: "Passport, driver's license, state ID or consular ID. Check that it hasn't expired; your consulate or the DMV renews it.",
    },
    "bank-statements": {
      name: "Bank statements, last 60 days",
      where: "Download them in your bank's app or ask at the branch. All pages, including blank ones.",
    },
    "rent-receipts": {
      name: "Proof of rent, last 12 months",
      where: "Receipts, canceled checks or transfers, and your lease. Your landlord can also sign a letter.",
    },
    "debt-statements": {
      name: "Statements of what you owe",
      where: "The latest bill for your car loan, cards and other loans. You'll find it in the lender's app or on its website.",
    },
    "pay-stubs": {
      name: "Pay stubs, last 30 days",
      where: "From your employer, on paper or in the payroll app.",
    },
    "w2-forms": {
      name: "W-2 forms, last two years",
      where: "Your employer sends one every January. If one is missing, ask for a copy, or find it in your IRS account.",
    },
    "tax-returns": {
      name: "Tax returns, last two years",
      where: "From the person who prepared your taxes, with all pages. The IRS gives free transcripts at irs.gov.",
    },
    "profit-and-loss": {
      name: "This year's profit and loss",
      where: "A list of what your business took in and spent since January. Your accountant or tax preparer can put it together.",
    },
    "business-license": {
      name: "Business license or registration",
      where: "From your city, or from the Utah Division of Corporations.",
    },
    "forms-1099": {
      name: "1099 forms, last two years",
      where: "Each company or person that pays you as a contractor sends one every January.",
    },
    "deposit-records": {
      name: "Record of your deposits",
      where: "Deposit your full pay the day you get it. Your bank statements will then show it month by month.",
    },
    "work-letter": {
      name: "Letter from whoever pays you",
      where: "Signed and dated: how long you have worked there, what you do, how much you're paid and how.",
    },
    "itin-letter": {
      name: "IRS letter with your ITIN (CP565)",
      where: "The IRS mailed it when it assigned your number. If it's lost, call the IRS, or ask a certified acceptance agent.",
    },
    "household-bills": {
      name: "Bills paid on time, 12 months",
      where:
        "Three if you can: electricity, gas, water, phone, internet or car insurance, in your name. Each company has your payment history.",
    },
    "gift-letter": {
      name: "Gift letter",
      where: "Signed by the person giving the money: how much, how you're related, and that it isn't a loan. We'll give you the form.",
    },
    "gift-transfer": {
      name: "Proof of the gift",
      where: "The giver's bank statement, and the transfer into your account. Avoid cash: it leaves no trace.",
    },
    "mortgage-statement": {
      name: "Latest mortgage statement",
      where: "From the company you pay your loan to, by mail or on its website.",
    },
    "insurance-policy": {
      name: "Homeowner's insurance policy",
      where: "The declarations page. Your insurance agent can send it to you.",
    },
    "property-tax-bill": {
      name: "Property tax notice",
      where: "Your county mails it every fall; it's also on the county treasurer's website.",
    },
    "hoa-statement": {
      name: "HOA statement, if you have one",
      where: "From the homeowners association: what you pay, and that nothing is overdue.",
    },
  },
  es: {
    identification: {
      name: "Identificación oficial con foto",
      where:
        "Pasaporte, licencia de manejar, ID del estado o matrícula consular. Revise que no esté vencida; se renueva en su consulado o en el DMV.",
    },
    "bank-statements": {
      name: "Estados de cuenta del banco, últimos 60 días",
      where: "Descárguelos en la aplicación de su banco o pídalos en la sucursal. Todas las hojas, también las que estén en blanco.",
    },
    "rent-receipts": {
      name: "Comprobantes de renta, últimos 12 meses",
      where: "Recibos, cheques cobrados o transferencias, y su contrato de renta. El dueño también puede firmarle una carta.",
    },
    "debt-statements": {
      name: "Estados de cuenta de lo que debe",
      where: "La última cuenta del carro, de sus tarjetas y de otros préstamos. Está en la aplicación o en la página de cada compañía.",
    },
    "pay-stubs": {
      name: "Talones de cheque, últimos 30 días",
      where: "Se los da su patrón, en papel o en la aplicación de nómina.",
    },
    "w2-forms": {
      name: "Formas W-2, últimos dos años",
      where: "Su patrón le manda una cada enero. Si le falta alguna, pídale copia o búsquela en su cuenta del IRS.",
    },
    "tax-returns": {
      name: "Declaraciones de impuestos, últimos dos años",
      where: "Con la persona que le hizo los taxes, con todas las hojas. El IRS da transcripciones gratis en irs.gov.",
    },
    "profit-and-loss": {
      name: "Ganancias y pérdidas de este año",
      where: "Una lista de lo que entró y lo que gastó su negocio desde enero. La puede hacer su contador o quien le prepara los taxes.",
    },
    "business-license": {
      name: "Licencia o registro de su negocio",
      where: "La da su ciudad o la División de Corporaciones de Utah.",
    },
    "forms-1099": {
      name: "Formas 1099, últimos dos años",
      where: "Quien le paga como contratista le manda una cada enero.",
    },
    "deposit-records": {
      name: "Registro de sus depósitos",
      where: "Deposite su pago completo el mismo día que lo recibe. Así sus estados de cuenta lo muestran mes por mes.",
    },
    "work-letter": {
      name: "Carta de quien le paga",
      where: "Firmada y con fecha: desde cuándo trabaja ahí, qué hace, cuánto le pagan y cómo.",
    },
    "itin-letter": {
      name: "Carta del IRS con su ITIN (CP565)",
      where:
        "El IRS se la mandó por correo cuando le dio su número. Si la perdió, llame al IRS o pregunte a un agente tramitador certificado.",
    },
    "household-bills": {
      name: "Cuentas pagadas a tiempo, 12 meses",
      where:
        "Tres si puede: luz, gas, agua, teléfono, internet o seguro del carro, a su nombre. Cada compañía tiene su historial de pagos.",
    },
    "gift-letter": {
      name: "Carta de regalo",
      where: "La firma quien le da el dinero: cuánto es, qué parentesco tienen y que no es un préstamo. Nosotros le damos el formato.",
    },
    "gift-transfer": {
      name: "Comprobante del regalo",
      where: "El estado de cuenta de quien regala y la transferencia a la cuenta de usted. Evite el efectivo: no deja rastro.",
    },
    "mortgage-statement": {
      name: "Último estado de cuenta de su hipoteca",
      where: "De la compañía a la que le paga su préstamo, por correo o en su página.",
    },
    "insurance-policy": {
      name: "Póliza del seguro de propietario de vivienda",
      where: "La hoja de declaraciones (declarations page). Se la manda su agente de seguros.",
    },
    "property-tax-bill": {
      name: "Aviso del impuesto sobre la propiedad",
      where: "El condado lo manda cada otoño; también está en la página del tesorero del condado.",
    },
    "hoa-statement": {
      name: "Estado de cuenta de la HOA, si tiene",
      where: "De la asociación de propietarios: cuánto paga y que no debe nada.",
    },
  },
});
