const SHOWN_OF_A_NUMBER = 3;
const SHOWN_OF_A_NAME = 2;
const DOTS = "•••";

/**
 * A player's own detail, masked except for enough to tell two apart: "+63•••67",
 * "m•••@example.com", "20•••". Nothing is left of a value that short.
 */
export function mask(text: string): string {
  const at = text.lastIndexOf("@");
  if (at > 0) return `${text.slice(0, 1)}${DOTS}${text.slice(at)}`;
  const ends = SHOWN_OF_A_NAME * 2;
  if (/^\+\d+$/.test(text) && text.length > ends + SHOWN_OF_A_NUMBER)
    return `${text.slice(0, SHOWN_OF_A_NUMBER)}${DOTS}${text.slice(-SHOWN_OF_A_NAME)}`;
  return text.length > ends ? `${text.slice(0, SHOWN_OF_A_NAME)}${DOTS}` : DOTS;
}
