let locks = 0;

/** Keeps the page behind a dialog from scrolling until the answer is called; of several dialogs the last one lets it go. The room of the scroll bar stays, so nothing jumps. */
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
