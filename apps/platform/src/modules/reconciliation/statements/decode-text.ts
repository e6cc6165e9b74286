/**
 * A file's bytes as text; undefined when they are none in its encoding. A byte order mark says
 * UTF-8 or UTF-16 and is dropped; UTF-16 without one is known by its zero bytes.
 */
export function decodeText(bytes: Buffer, encoding: "utf-8" | "windows-1252"): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes) ?? encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf(bytes: Buffer): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first !== 0 && second === 0) return "utf-16le";
  return first === 0 && second !== 0 && second !== undefined ? "utf-16be" : undefined;
}
