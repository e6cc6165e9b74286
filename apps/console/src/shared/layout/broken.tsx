import type { ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "../forms/controls.tsx";
import { Page } from "./page.tsx";

/** Shown in place of a page that failed. */
export function Broken({ error }: ErrorComponentProps) {
  return (
    <Page title="This page could not be shown">
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-xl border border-coral bg-raised p-4"
      >
        <p>
          Nothing was changed. Reload the page; if it happens again, report this to your
          administrator:
        </p>
        <code className="text-xs wrap-anywhere">{String(error)}</code>
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </Page>
  );
}
