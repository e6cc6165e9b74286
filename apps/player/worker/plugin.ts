import { join } from "node:path";
import { build, type Plugin } from "vite";

/** Files of `public` that every page opens with. */
const ALWAYS = ["/theme.js", "/favicon.svg", "/icons/192.png", "/manifest.webmanifest"];

/**
 * Builds the service worker behind the site it keeps: it knows the files the first page loads, and
 * is another one whenever those are.
 */
export function serviceWorker(): Plugin {
  let shell: readonly string[] = [];
  return {
    name: "service-worker",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file] as const] : [],
        ),
      );
      const opened = new Set<string>();
      const open = (name: string): void => {
        const chunk = chunks.get(name);
        if (!chunk || opened.has(name)) return;
        opened.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) opened.add(style);
        for (const imported of chunk.imports) open(imported);
      };
      for (const chunk of chunks.values()) if (chunk.isEntry) open(chunk.fileName);
      const latin = Object.keys(bundle).filter((name) => /-latin-wght-normal.*\.woff2$/.test(name));
      shell = [...ALWAYS, ...[...opened, ...latin].toSorted().map((name) => `/${name}`)];
    },
    async writeBundle({ dir = "dist" }) {
      await build({
        configFile: false,
        logLevel: "warn",
        define: { SHELL: JSON.stringify(shell) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2022",
          rolldownOptions: {
            input: join(import.meta.dirname, "service-worker.ts"),
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  };
}
