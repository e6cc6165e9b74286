import { DayList } from "../features/days/day-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DaysPage() {
  return (
    <Page title="Days">
      <ForBrand label="Brand">{({ id }) => <DayList key={id} brand={id} />}</ForBrand>
    </Page>
  );
}
