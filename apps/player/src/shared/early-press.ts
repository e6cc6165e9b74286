declare global {
  /** Of `theme.js`: hears clicks until the scripts are there, and keeps the last button that was pressed. */
  var earlyPress: (((event: MouseEvent) => void) & { on?: HTMLButtonElement | undefined }) | undefined;
}

/** The last button that was pressed on the page the server sent before the scripts were there. Hears no more of them. */
export function takeEarlyPress(): HTMLButtonElement | undefined {
  const { earlyPress } = globalThis;
  if (!earlyPress) return undefined;
  removeEventListener("click", earlyPress);
  return earlyPress.on;
}
