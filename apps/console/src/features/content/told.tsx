import { createElement, useMemo, type ReactNode } from "react";

/** What may stand in a text, as the server leaves it (content's `make-safe.ts`). Of anything else the words alone are shown. */
const ELEMENTS: ReadonlySet<string> = new Set(
  "h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a table thead tbody tr th td".split(" "),
);

/** A text as the player site shows it: rebuilt from elements that can't run or load anything. */
export function Told({ html }: { html: string }) {
  const children = useMemo(
    () => childrenOf(new DOMParser().parseFromString(html, "text/html").body),
    [html],
  );
  return (
    <div dir="auto" className="told">
      {children}
    </div>
  );
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof HTMLElement)) return null;
    const children = childrenOf(node);
    if (!ELEMENTS.has(node.localName)) return children;
    return createElement(node.localName, { key, ...attributesOf(node) }, ...children);
  });
}

function attributesOf(node: HTMLElement): object {
  if (node instanceof HTMLTableCellElement) return { colSpan: node.colSpan, rowSpan: node.rowSpan };
  if (!(node instanceof HTMLAnchorElement) || !/^(?:https?|mailto|tel):$/.test(node.protocol))
    return {};
  return { href: node.href, target: "_blank", rel: "noreferrer" };
}
