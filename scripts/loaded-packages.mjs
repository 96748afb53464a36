/**
 * These bring files of their own or load parts on demand, so the built server loads them from node_modules, and a
 * release brings them along. Everything else is bundled, which starts faster.
 */
export const loadedPackages = [
  "sharp",
  "@electric-sql/pglite",
  "pg",
  "flydrive",
  "pino",
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
];
