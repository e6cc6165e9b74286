import { Symbol } from "./symbol.tsx";

const NAMESPACE = "http://www.w3.org/2000/svg";
/** Pictures by symbol, created once per page. */
const pictures = new Map<string, string>();

/**
 * A symbol for places with many or moving ones: one image instead of a drawing each. Letters use
 * the system's font; the difference is invisible in motion.
 */
export function QuickSymbol({
  name,
  className = "",
}: {
  readonly name: string;
  readonly className?: string;
}) {
  const picture = pictures.get(name) ?? makePicture(name);
  if (!picture) return <Symbol name={name} className={className} />;
  return <img src={picture} alt="" draggable={false} decoding="sync" className={className} />;
}

/** Undefined while the sprite is not on the page. */
function makePicture(name: string): string | undefined {
  const drawn = document.getElementById(`sym-${name}`);
  const paints = drawn?.parentElement?.querySelector("defs");
  if (!drawn || !paints) return undefined;
  const write = new XMLSerializer();
  const body = Array.from(drawn.childNodes, (node) => write.serializeToString(node)).join("");
  const svg =
    `<svg xmlns="${NAMESPACE}" viewBox="0 0 64 64" width="128" ` +
    `height="128">${write.serializeToString(paints)}${body}</svg>`;
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  pictures.set(name, picture);
  return picture;
}
