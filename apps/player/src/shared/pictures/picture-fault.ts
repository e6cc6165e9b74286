const MAX_IMAGES = 3;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/**
 * Why some pictures can't be sent; undefined when they can. The server also checks their content.
 */
export function pictureFault(
  files: readonly Pick<File, "type" | "size">[],
): "tooMany" | "notPicture" | "tooLarge" | undefined {
  if (files.length > MAX_IMAGES) return "tooMany";
  if (files.some(({ type }) => type !== "image/png" && type !== "image/jpeg")) return "notPicture";
  return files.some(({ size }) => size > MAX_IMAGE_BYTES) ? "tooLarge" : undefined;
}
