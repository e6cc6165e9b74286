import sanitize from "sanitize-html";

/** Drawing elements only: nothing that runs, is animated, embeds HTML or loads anything. */
const TAGS = [
  ...(
    "svg g defs symbol use title desc style path rect circle ellipse line polyline " +
    "polygon text tspan textPath"
  ).split(" "),
  ..."linearGradient radialGradient stop clipPath mask pattern marker filter".split(" "),
  ...(
    "feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood " +
    "feFuncA feFuncB feFuncG feFuncR"
  ).split(" "),
  ..."feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence".split(" "),
];
/**
 * Anything that reaches outside the drawing: an address outside it, an import, a script's address.
 * A backslash is an escape that can spell any of them.
 */
const OUTSIDE = /url\(\s*["']?\s*[^#"'\s]|image-set|@import|(?:javascript|data|https?):|\\/i;
/**
 * What a reader of XML may read otherwise than we do: sections that are no markup, and names for
 * other texts.
 */
const READ_OTHERWISE = /<!\[CDATA\[|<!ENTITY/i;
/**
 * A drawing of a banner has some hundred elements in a dozen levels. Reading takes longer than
 * linear in both, so more are not read.
 */
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 100;

const RULES: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: false,
  allowVulnerableTags: true,
  nonTextTags: ["script", "foreignObject", "iframe", "object", "embed", "metadata"],
  parser: { xmlMode: true, decodeEntities: true },
  transformTags: {
    "*": (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(isInside)),
    }),
  },
};

function isInside([name, value]: readonly [string, string]): boolean {
  if (/^xmlns(:xlink)?$/.test(name))
    return /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value);
  if (name.includes(":") && name !== "xlink:href" && name !== "xml:space") return false;
  if (/^(?:xlink:)?href$/.test(name)) return value.startsWith("#");
  return !/^on/i.test(name) && !OUTSIDE.test(value);
}

/**
 * An SVG with what draws and nothing else, by a list of what is allowed; undefined for a text that
 * is no SVG, one with more or deeper elements than a drawing has, and one whose styles reach
 * outside.
 */
export function cleanSvg(text: string): string | undefined {
  if (READ_OTHERWISE.test(text) || isTooMuch(text)) return undefined;
  const clean = sanitize(text, RULES).trim();
  if (!/^<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(clean)) return undefined;
  // What is clean stays as it is when it is read once more; what does not was read in two ways.
  if (sanitize(clean, RULES).trim() !== clean) return undefined;
  const styles = [...clean.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
    ([, style = ""]) => style,
  );
  return styles.some((style) => OUTSIDE.test(style)) ? undefined : clean;
}

/** Counts tags without reading them: at least as many and as deep as a parser would find. */
function isTooMuch(text: string): boolean {
  let [elements, depth] = [0, 0];
  for (const [tag] of text.matchAll(/<\/?[a-z][^<>]*>?/gi)) {
    if (tag.startsWith("</")) depth--;
    else {
      elements++;
      if (!tag.endsWith("/>")) depth++;
    }
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) return true;
  }
  return false;
}
