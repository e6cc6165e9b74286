import sanitize from "sanitize-html";

/** What draws. Nothing here runs, is animated, embeds HTML or loads anything. */
const TAGS = [
  ..."svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath".split(" "),
  ..."linearGradient radialGradient stop clipPath mask pattern marker filter".split(" "),
  ..."feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR".split(" "),
  ..."feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence".split(" "),
];
/** Anything that reaches outside the drawing: an address that is not a place in it, an import, a script's address. */
const OUTSIDE = /url\(\s*["']?\s*[^#"'\s]|@import|(?:javascript|data|https?):/i;

const RULES: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: false,
  allowVulnerableTags: true,
  nonTextTags: ["script", "foreignObject", "iframe", "object", "embed", "metadata"],
  parser: { xmlMode: true, decodeEntities: true },
  transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(isInside)) }) },
};

function isInside([name, value]: readonly [string, string]): boolean {
  if (/^xmlns(:xlink)?$/.test(name)) return /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value);
  if (name.includes(":") && name !== "xlink:href" && name !== "xml:space") return false;
  if (/^(?:xlink:)?href$/.test(name)) return value.startsWith("#");
  return !/^on/i.test(name) && !OUTSIDE.test(value.replaceAll("\\", ""));
}

/** An SVG with what draws and nothing else, by a list of what is allowed; undefined for a text that is no SVG, or one whose styles reach outside. */
export function cleanSvg(text: string): string | undefined {
  const clean = sanitize(text, RULES).trim();
  if (!/^<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(clean)) return undefined;
  const styles = [...clean.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = ""]) => style.replaceAll("\\", ""));
  return styles.some((style) => OUTSIDE.test(style)) ? undefined : clean;
}
