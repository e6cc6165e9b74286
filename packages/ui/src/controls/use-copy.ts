import { useState } from "react";

/**
 * Copies a text to the clipboard and reports it, for `shownMs` if given. False when the browser
 * refused: then the text can still be selected and copied by hand.
 */
export function useCopy(shownMs?: number) {
  const [copied, setCopied] = useState(false);
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    if (shownMs !== undefined) setTimeout(() => setCopied(false), shownMs);
    return true;
  };
  return { copied, copy };
}
