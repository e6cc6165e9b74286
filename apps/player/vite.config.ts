import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { OTHER_LANGUAGES } from "../../tools/messages/catalogue.ts";
import { FORMAT_ONLY, messages } from "../../tools/messages/plugin.ts";
import { REPLACED } from "./server/browser.ts";
import { serviceWorker } from "./worker/plugin.ts";

/** The display face's file for Latin letters. */
const FACE = /^assets\/bricolage-grotesque-latin-700-normal-[^/]*\.woff2$/;

/**
 * Asks for what the first picture is painted with before the scripts, which only take it over: on a
 * slow line they would share its width. The display face is asked for at once: one that is late is
 * not shown on that visit (see display-face.css).
 */
const firstPictureFirst: Plugin = {
  name: "first-picture-first",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? "";
      const face = Object.keys(bundle ?? {}).find((file) => FACE.test(file));
      const preload = face
        ? `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${face}">`
        : "";
      return html
        .replace(styles, "")
        .replace(/(\s*)<script type="module"/, `${preload}${styles}$&`)
        .replace('<script type="module"', '$& fetchpriority="low"');
    },
  },
};

/**
 * `vite build` builds the site in its first language; with `--mode fil` in another, into the same
 * folder.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => {
  const other = OTHER_LANGUAGES.find((language) => language === mode);
  return {
    plugins: [
      messages(other),
      react(),
      tailwindcss(),
      firstPictureFirst,
      ...(other ? [] : [serviceWorker()]),
    ],
    resolve: { alias: FORMAT_ONLY },
    build: {
      target: "es2023",
      // The page asks for one script, and browsers without preloading load parts one by one.
      modulePreload: { polyfill: false },
      sourcemap: false,
      assetsInlineLimit: 2_048,
      emptyOutDir: !other,
      copyPublicDir: !other && !isSsrBuild,
      rolldownOptions: {
        output: isSsrBuild
          ? // What the server runs is one file in each language: parts that two shared would
            // hold the words of one.
            { codeSplitting: false, entryFileNames: other ? `[name].${other}.js` : "[name].js" }
          : // What every page opens with is one file: two dozen small ones wait for each other.
            { codeSplitting: { groups: [{ name: "site", tags: ["$initial"] }] } },
      },
    },
    ...(isSsrBuild && {
      define: { ...REPLACED, "process.env.NODE_ENV": JSON.stringify("production") },
    }),
    ssr: { noExternal: true },
    server: { proxy: { "/api": "http://localhost:8080" } },
  };
});
