/** No rules about kinds of characters; room for a sentence in any script. */
export const minPasswordLength = 12;
export const maxPasswordLength = 256;
