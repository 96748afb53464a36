/** Texts in both languages; one without its Spanish does not compile. */
export type Texts<T> = { en: T; es: T };

export const texts = <T>(both: { en: T; es: NoInfer<T> }): Texts<T> => both;
