/** Packages with files of their own or lazy parts are loaded from node_modules, also in a release. Everything else is bundled, which starts faster. */
export const loadedPackages = [
  "sharp",
  "@electric-sql/pglite",
  "pg",
  "flydrive",
  "pino",
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
];
