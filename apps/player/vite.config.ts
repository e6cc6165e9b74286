import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { OTHER_LANGUAGES } from "../../tools/messages/catalogue.ts";
import { FORMAT_ONLY, messages } from "../../tools/messages/plugin.ts";
import { REPLACED } from "./server/browser.ts";
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
      // What the server runs is one file in each language: parts that two of them shared would hold the words of one.
      ...(isSsrBuild && { rolldownOptions: { output: { codeSplitting: false, entryFileNames: other ? `[name].${other}.js` : "[name].js" } } }),
    },
    ...(isSsrBuild && { define: { ...REPLACED, "process.env.NODE_ENV": JSON.stringify("production") } }),
    ssr: { noExternal: true },
    server: { proxy: { "/api": "http://localhost:8080" } },
  };
});
