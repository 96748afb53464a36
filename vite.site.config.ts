import { defineConfig } from "vite";

/** The script of the public site: apart from the admin's, so that neither carries what only the other needs. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    manifest: "site-manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "app/site/main.ts" },
  },
});
