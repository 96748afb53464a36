export const leadIslands = {
  "contact-form": async () => (await import("./contact-form.tsx")).ContactForm,
};
