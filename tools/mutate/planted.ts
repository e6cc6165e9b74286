/** The fault that is planted at the moment: every module is loaded as it stands on the disk, but this one. */
export interface Planted {
  readonly path: string;
  readonly text: string;
}

/** The configuration of Vitest is loaded as a module of its own, so the two meet here. */
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
