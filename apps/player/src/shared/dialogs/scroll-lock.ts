let locks = 0;

/**
 * Locks the scrolling of the page behind a dialog until the returned function is called; of several
 * dialogs the last one unlocks it. The scroll bar's width is kept, so nothing jumps.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks++ === 0) {
    const bar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = "hidden";
    if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks > 0) return;
    style.overflow = "";
    style.paddingInlineEnd = "";
  };
}
