/** The current fault: every module is loaded as it is on disk, except this one. */
export interface Planted {
  readonly path: string;
  readonly text: string;
}

/**
 * Vitest's configuration is loaded as a separate module, so the two share the fault through this
 * symbol.
 */
const PLACE = Symbol.for("perya.mutate.planted");
const place = globalThis as { [PLACE]?: Planted | undefined };

/** Plants a fault, or takes it away. */
export function plant(planted: Planted | undefined): void {
  place[PLACE] = planted;
}

/** Gives Vitest the planted text in place of the file's. Nothing is written to the disk. */
export function planting() {
  return {
    name: "planted-fault",
    enforce: "pre" as const,
    transform: (_code: string, id: string) => {
      const planted = place[PLACE];
      return planted && id.split("?")[0] === planted.path ? planted.text : undefined;
    },
  };
}
