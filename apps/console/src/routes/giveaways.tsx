import { useParams } from "@tanstack/react-router";
import { RaffleEditor } from "../features/giveaways/raffle-editor.tsx";
import { RaffleList } from "../features/giveaways/raffle-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

const BACK = { to: "/giveaways", title: "Giveaways" } as const;

export function GiveawaysPage() {
  return (
    <Page title="Giveaways">
      <ForBrand label="Giveaways of">
        {(brand) => <RaffleList key={brand.id} brand={brand} />}
      </ForBrand>
    </Page>
  );
}

/** One raffle, or a new one. */
export function RafflePage() {
  const { id = "new" } = useParams({ strict: false });
  return (
    <Page title={id === "new" ? "New raffle" : "Raffle"} back={BACK}>
      <RaffleEditor key={id} id={id} />
    </Page>
  );
}
