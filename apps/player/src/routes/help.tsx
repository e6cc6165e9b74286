import { HelpTopics } from "../features/help/help-topics.tsx";
import { InNewTabs } from "../features/legal/inline-link.tsx";
import { Terms } from "../features/legal/terms.tsx";
import { Banner } from "../shared/banners/banner.tsx";
import { Dialog } from "../shared/dialogs/dialog.tsx";
import { useText } from "../shared/language/text.ts";
import { HomePage } from "./home.tsx";
import { useHash } from "../shared/routing/use-location.ts";
import { go } from "../shared/routing/go.ts";

/** Home with the help over it, or at `#term` the terms of use; closed, home is what is left. */
export function Page() {
  const t = useText("help");
  const legal = useText("legal");
  const hash = useHash();
  const close = () => void go("/", { replace: true });
  const terms = hash === "term";
  const title = terms ? legal("terms.title") : t("center");
  return (
    <>
      <HomePage />
      <Dialog key={hash} title={title} onClose={close}>
        {terms ? (
          <InNewTabs>
            <Terms />
          </InNewTabs>
        ) : (
          <div className="grid gap-4">
            <div className="overflow-hidden rounded-xl [@media(max-height:30rem)]:hidden">
              <Banner place="w_help" />
            </div>
            <HelpTopics />
          </div>
        )}
      </Dialog>
    </>
  );
}
