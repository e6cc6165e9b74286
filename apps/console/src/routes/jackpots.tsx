import { JackpotEditor } from "../features/jackpots/jackpot-editor.tsx";
import { JackpotList } from "../features/jackpots/jackpot-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function JackpotsPage() {
  return (
    <Page title="Jackpots">
      <ForBrand label="Jackpots of">
        {(brand) => <JackpotList key={brand.id} brand={brand} />}
      </ForBrand>
    </Page>
  );
}

export function NewJackpotPage() {
  return (
    <Page title="New jackpot" back={{ to: "/jackpots", title: "Jackpots" }}>
      <ForBrand label="Jackpot of">
        {(brand) => <JackpotEditor key={brand.id} brand={brand} />}
      </ForBrand>
    </Page>
  );
}
