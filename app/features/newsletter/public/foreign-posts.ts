/**
 * Mail providers unsubscribe on a reader's behalf (RFC 8058). What the page accepts is a token that does one thing, so it does not
 * matter where a post comes from.
 */
export const foreignPostPaths = ["/newsletter/unsubscribe"];
