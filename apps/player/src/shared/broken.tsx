import { Button } from "./controls.tsx";
import { Page } from "./page.tsx";

/** What stands where a page could not be opened: a part of it that did not come, or a fault of ours. */
export function Broken() {
  return (
    <Page title="A bulb went out" narrow>
      <div role="alert" className="grid justify-items-start gap-4 rounded-2xl border border-coral bg-raised p-5">
        <p>This page could not be opened. Your money and your records are safe: they are kept by the server, not by this page.</p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </Page>
  );
}
