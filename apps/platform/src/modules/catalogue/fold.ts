/** A text as searches compare it: compatible forms made one, without case, accents and marks, words with one space between. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What a game is found by: the name it is shown under, the vendor's name for it, and the vendor. Every word has a space before it. */
export function searchOf(displayName: string, name: string, vendorName: string): string {
  return ` ${fold([...new Set([displayName, name, vendorName])].join(" "))}`;
}
