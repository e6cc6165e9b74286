import { createElement, useMemo, type ReactNode } from "react";

/**
 * The elements that the brand's staff may use, the same as the server allows (content's
 * `make-safe.ts`). Any other element is reduced to its text.
 */
const ELEMENTS: ReadonlySet<string> = new Set(
  "h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a table thead tbody tr th td".split(" "),
);
const LINKS = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

/**
 * Text written by the brand's staff, for players, and for staff as a preview. The server sanitised
 * its HTML when it was written; here it is parsed again and rebuilt from the same few elements, so
 * that raw HTML never enters the page. `lang` is the tag of its language, which may be another than
 * the page's.
 */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  const children = useMemo(
    () => childrenOf(new DOMParser().parseFromString(html, "text/html").body),
    [html],
  );
  return (
    <div lang={lang} dir="auto" className="rich-text">
      {children}
    </div>
  );
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, key) => {
    if (!(node instanceof Element))
      return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
    const children = childrenOf(node);
    if (!ELEMENTS.has(node.localName)) return children;
    return createElement(
      node.localName,
      { key, ...attributesOf(node) },
      ...(children.length > 0 ? [children] : []),
    );
  });
}

function attributesOf(element: Element): object {
  if (element instanceof HTMLTableCellElement)
    return { colSpan: element.colSpan, rowSpan: element.rowSpan };
  const href = element.localName === "a" ? (element.getAttribute("href") ?? "") : "";
  return LINKS.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : {};
}
