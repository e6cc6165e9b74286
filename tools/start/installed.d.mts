/** What keeps a checkout from starting before anything of it can be loaded, in one sentence; undefined when nothing does. */
export function notInstalled(root: string, node: string): string | undefined;
