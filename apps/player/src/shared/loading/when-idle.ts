/** Milliseconds that stand for "when there is time" in browsers that can't be asked. */
const A_MOMENT_MS = 500;

/**
 * Does work that nobody waits for once the page has loaded and has nothing else to do; not at all
 * for a visitor who saves data. Returns how to stop it: the work asks `goOn` between its steps.
 */
export function whenIdle(work: (goOn: () => boolean) => Promise<void>): () => void {
  let wanted = !savesData();
  const goOn = () => wanted;
  const begin = () => wanted && void work(goOn);
  const wait = () =>
    "requestIdleCallback" in globalThis
      ? requestIdleCallback(begin)
      : setTimeout(begin, A_MOMENT_MS);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    wanted = false;
    removeEventListener("load", wait);
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
