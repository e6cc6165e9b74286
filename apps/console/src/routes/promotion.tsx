import { useParams } from "@tanstack/react-router";
import { PromotionEditor } from "../features/promotions/promotion-editor.tsx";
import { Page } from "../shared/layout/page.tsx";

export function PromotionPage() {
  const { id = "new" } = useParams({ strict: false });
  return (
    <Page
      title={id === "new" ? "New promotion" : "Promotion"}
      back={{ to: "/promotions", title: "Promotions" }}
    >
      <PromotionEditor id={id} />
    </Page>
  );
}
