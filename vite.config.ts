import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";

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
          .then(({ app }) => getRequestListener(app.fetch)(request, response))
          .catch(next);
      });
    },
  };
}

/** These bring files of their own or load parts on demand; everything else is bundled, which starts faster. */
const external = ["sharp", "@electric-sql/pglite", "pg", "flydrive", "pino", "@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner"];

export default defineConfig(({ command }) => ({
  plugins: [honoInDevelopment(), tailwindcss(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? "0.0.0.0", strictPort: true },
  environments: {
    ssr: {
      // The server is built for production alone: libraries leave their development halves out instead of asking each time.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      resolve: command === "build" ? { noExternal: true, external } : {},
      build: { target: "node24", rolldownOptions: { input: "./server/main.ts" } },
    },
  },
}));
