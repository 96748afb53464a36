import { defineConfig } from "vite";
import { noteBundledPackages } from "#scripts/bundled-packages.ts";

/** The script of the public site: apart from the admin's, so that neither carries what only the other needs. */
export default defineConfig({
  publicDir: false,
  plugins: [noteBundledPackages("site")],
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    manifest: "site-manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "app/shell/site/main.ts" },
  },
});
