import { createElement, useMemo, type ReactNode } from "react";

/** What the brand's staff may use, as the server lets it through. Of anything else only the words are shown. */
const TAGS: ReadonlySet<string> = new Set(
  "h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a table thead tbody tr th td".split(" "),
);
const WAYS = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

/**
 * Text of the brand's staff. The server made its HTML safe when it was written; here it is read once more and built from the same few elements, so that nothing of it ever gets into the
 * page as it is.
 */
export function Told({ html }: { html: string }) {
  const children = useMemo(
    () => built(new DOMParser().parseFromString(html, "text/html").body),
    [html],
  );
  return (
    <div dir="auto" className="told">
      {children}
    </div>
  );
}

function built(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, at) => {
    if (!(node instanceof Element))
      return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
    const tag = node.tagName.toLowerCase();
    const children = built(node);
    if (!TAGS.has(tag)) return children;
    return createElement(
      tag,
      { key: at, ...(tag === "a" ? way(node) : {}) },
      ...(children.length > 0 ? [children] : []),
    );
  });
}

function way(link: Element) {
  const href = link.getAttribute("href") ?? "";
  return WAYS.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : {};
}
