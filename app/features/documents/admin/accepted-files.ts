import { documentTypes } from "#lib/document-files.ts";

/** For file inputs: extensions, and types for systems that go by those. */
export const acceptedFiles = Object.entries(documentTypes)
  .map(([extension, type]) => `.${extension},${type}`)
  .join(",");
