/** The texts of one area of the interface, in both languages; a text without its Spanish does not compile. */
export type Texts<T> = { en: T; es: T };

export const texts = <T>(both: { en: T; es: NoInfer<T> }): Texts<T> => both;
