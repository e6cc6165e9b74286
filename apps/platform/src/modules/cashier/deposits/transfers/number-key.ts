/** A bank's number without what people type differently: spaces, hyphens and capitals. */
export function numberKey(number: string): string {
  return number
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}\u2212]/gu, "");
}
