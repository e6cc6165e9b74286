/** Drops capitals and diacritics for searching, so that "cote" finds Côte d'Ivoire. */
export function plainText(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}
