import { RegisterLists } from "../features/registers/register-lists.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function RegistersPage() {
  return (
    <Page title="Registers">
      <ForBrand label="Registers of">{({ id }) => <RegisterLists key={id} brand={id} />}</ForBrand>
    </Page>
  );
}
