import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";
import { noteBundledPackages } from "#scripts/bundled-packages.ts";
import { loadedPackages } from "#scripts/loaded-packages.mjs";

/** In development the same Hono app answers, loaded through Vite so that a change to API or page counts at once. */
function honoInDevelopment(): Plugin {
  return {
    name: "umbral:hono",
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        const ssr = vite.environments.ssr;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        request.url = request.originalUrl;
        ssr.runner
          .import("/server/dev.ts")
          .then(({ requestHandler }) => getRequestListener(requestHandler.fetch)(request, response))
          .catch(next);
      });
    },
  };
}

/** Public pages are rendered by the server alone, so they are loaded again when what it renders from changes. */
function reloadPages(): Plugin {
  return {
    name: "umbral:reload-pages",
    hotUpdate({ modules, server, file }) {
      const isOfPages =
        this.environment.name === "ssr" && modules.length > 0 && !/\/app\/(admin-kit|shell\/admin|features\/[^/]+\/admin)\//.test(file);
      if (isOfPages) server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

/** Many pages share these, but their script is another's to build (vite.site.config.ts): the admin's lists must not bring them along. */
const ofPublicPages =
  /app\/(messages\/(?!admin\/|messages\.ts)|features\/(settings|calculators)\/|features\/[^/]+\/((texts|public)\/|settings\.ts)|shell\/public\/)|lib\/(regulatory-limits|json-fields)\.ts/;

export default defineConfig(({ command }) => ({
  plugins: [honoInDevelopment(), reloadPages(), tailwindcss(), reactRouter(), noteBundledPackages("pages")],
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? "0.0.0.0", strictPort: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What many screens share is one file: dozens of small ones take a browser longer than their bytes do.
          // Only forms ask for the input schemas; lists do without Zod.
          output: {
            codeSplitting: {
              groups: [
                { name: "localize", test: /lib\/localize\.ts$/, priority: 2 },
                { name: "input-schemas", test: /(lib\/fields|admin-kit\/(draft-of|input-fields|labels))\.ts$/, priority: 1 },
                { name: "shared", minShareCount: 10, test: (module) => !ofPublicPages.test(module) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server is built for production alone: libraries leave their development halves out instead of asking each time.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      resolve: command === "build" ? { noExternal: true, external: loadedPackages } : {},
      build: { target: "node24", rolldownOptions: { input: "./server/main.ts" } },
    },
  },
}));
