/** The address of a document: it stays when the file is replaced. */
export const documentPath = (documentId: number): string => `/documents/${documentId}`;
