import { Page } from "../shared/layout/page.tsx";

/** At an address that nothing is at: a link that was cut off, or a page of before. */
export function NotFoundPage() {
  return (
    <Page title="No such page">
      <p className="text-soft">
        Nothing is at this address. It may have been cut off, or the page has moved; the menu leads
        to every page there is.
      </p>
    </Page>
  );
}
