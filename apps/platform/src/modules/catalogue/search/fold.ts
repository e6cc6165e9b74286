/**
 * A text normalised for search: Unicode compatibility forms unified, no case, accents or marks,
 * single spaces between words.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * A game's search text: its displayed name, the vendor's name for it, and the vendor. Every word
 * has a space before it.
 */
export function searchOf(displayName: string, name: string, vendorName: string): string {
  return ` ${fold([...new Set([displayName, name, vendorName])].join(" "))}`;
}
