import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { OTHER_LANGUAGES } from "../../tools/messages/catalogue.ts";
import { FORMAT_ONLY, messages } from "../../tools/messages/plugin.ts";
import { serviceWorker } from "./worker/plugin.ts";

/** `vite build` builds the site in its first language; with `--mode fil` in another, into the same folder. */
export default defineConfig(({ mode, isSsrBuild = false }) => {
  const other = OTHER_LANGUAGES.find((language) => language === mode);
  return {
    plugins: [messages(other), react(), tailwindcss(), ...(other ? [] : [serviceWorker()])],
    resolve: { alias: FORMAT_ONLY },
    build: {
      target: "es2023",
      sourcemap: false,
      assetsInlineLimit: 2_048,
      emptyOutDir: !other,
      copyPublicDir: !other && !isSsrBuild,
      ...(other && isSsrBuild && { rolldownOptions: { output: { entryFileNames: `[name].${other}.js` } } }),
    },
    ssr: { noExternal: true },
    server: { proxy: { "/api": "http://localhost:8080" } },
  };
});
