import { useParams } from "@tanstack/react-router";
import { PARTS, partOf, WORDS } from "../features/content/content.ts";
import { ItemEditor } from "../features/content/item-editor.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ContentItemPage() {
  const { part: asked = "", id = "new" } = useParams({ strict: false });
  const part = partOf(asked);
  const list = PARTS.find(([name]) => name === part)?.[1] ?? "Content";
  const { one } = WORDS[part];
  const title = id === "new" ? `New ${one}` : `${one.slice(0, 1).toUpperCase()}${one.slice(1)}`;
  return (
    <Page title={title} back={{ to: "/content/$part", params: { part }, title: list }}>
      <ItemEditor part={part} id={id} />
    </Page>
  );
}
