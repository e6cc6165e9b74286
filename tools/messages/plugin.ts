import { join } from "node:path";
import { areaIn, compileAll, FIRST_LANGUAGE, folderOf } from "./catalogue.ts";

/** How a source file names the area of the messages it needs. */
const USES = /\b(?:useText|textOf)\("([a-zA-Z]+)"\)/g;
/** Areas that the console shows too: their words stand in files of their own as well. */
const APART = ["menu"];
const NAMED = "virtual:messages/";
const INSIDE = "\0messages:";
const TEXT = join(FIRST_LANGUAGE, "../../shared/language/text.ts");
const SOURCES = join(FIRST_LANGUAGE, "../..");

/** The runtime that formats compiled messages, without the compiler. */
export const FORMAT_ONLY = [
  { find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" },
];

interface Loading {
  addWatchFile(file: string): void;
}

interface Writing {
  emitFile(file: {
    readonly type: "asset";
    readonly fileName: string;
    readonly source: string | Uint8Array;
  }): void;
}

/**
 * Puts the words of an area beside the code that uses them: a file that says `useText("wallet")`
 * also imports that area, compiled, so that the area comes with the first page that needs it and
 * with no other. A build holds the words of one language; the page of another than the first is
 * called `index.<tag>.html`, its words that the console shows as well are in
 * `words/<area>.<tag>.json`, and all builds fit into one folder, because files that differ have
 * different names.
 */
export function messages(language = "en") {
  return {
    name: "messages",
    enforce: "pre" as const,
    config: () => ({ define: { "import.meta.env.VITE_WORDS": JSON.stringify(language) } }),
    resolveId: (id: string) => (id.startsWith(NAMED) ? INSIDE + id.slice(NAMED.length) : undefined),
    load(this: Loading, id: string) {
      if (!id.startsWith(INSIDE)) return undefined;
      const area = id.slice(INSIDE.length);
      for (const folder of new Set([FIRST_LANGUAGE, folderOf(language)]))
        this.addWatchFile(join(folder, `${area}.json`));
      const compiled = JSON.stringify(compileAll(areaIn(language, area)));
      return {
        code:
          "import { keepArea } from " +
          `${JSON.stringify(TEXT)};\nkeepArea(${JSON.stringify(area)}, ${compiled});`,
        moduleSideEffects: true,
      };
    },
    transform(code: string, id: string) {
      if (!id.startsWith(SOURCES) || id.startsWith(TEXT)) return undefined;
      const areas = new Set([...code.matchAll(USES)].map(([, area]) => area));
      if (areas.size === 0) return undefined;
      // Appended after the source, so that no line number of it changes; imports are hoisted.
      return {
        code: code + [...areas].map((area) => `\nimport "${NAMED}${area}";`).join(""),
        map: null,
      };
    },
    transformIndexHtml: (page: string) =>
      page.replace('<body lang="en">', `<body lang="${language}">`),
    generateBundle: {
      order: "post" as const,
      handler(
        this: Writing,
        _options: unknown,
        bundle: Record<string, { readonly source?: string | Uint8Array }>,
      ) {
        const source = bundle["index.html"]?.source;
        if (source === undefined) return;
        for (const area of APART)
          this.emitFile({
            type: "asset",
            fileName: `words/${area}.${language}.json`,
            source: JSON.stringify(areaIn(language, area)),
          });
        if (language === "en") return;
        delete bundle["index.html"];
        this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
      },
    },
  };
}
