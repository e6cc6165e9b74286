const MAX_FILES = 3;
const MAX_BYTES = 10 * 1024 * 1024;
/** The types that are sent. */
export const FILE_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;

/** Why files can't be sent; undefined when they can. The server also checks their content. */
export function fileFault(
  files: readonly Pick<File, "type" | "size">[],
): "none" | "tooMany" | "notDocument" | "tooLarge" | undefined {
  if (files.length === 0) return "none";
  if (files.length > MAX_FILES) return "tooMany";
  if (files.some(({ type }) => !(FILE_TYPES as readonly string[]).includes(type)))
    return "notDocument";
  return files.some(({ size }) => size > MAX_BYTES) ? "tooLarge" : undefined;
}
