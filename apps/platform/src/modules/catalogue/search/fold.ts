/**
 * A text normalised for search: Unicode compatibility forms unified, no case, accents or marks,
 * single spaces between words. The Vietnamese đ has no compatibility form, and is typed as d.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
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
