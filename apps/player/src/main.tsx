import "./shared/session/link-token.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { answerEarly, carryEarly } from "./shared/device/early.ts";
import { takeFirstScreen } from "./shared/http/first-screen.ts";
import { keepSite } from "./shared/device/install.ts";
import { storeInvitation } from "./shared/session/invitation.ts";
import { cacheAnswers } from "./shared/http/cached-answers.ts";
import { findPage } from "./shared/routing/pages.ts";
import { queryClient } from "./shared/http/query-client.ts";
import { restoreSession } from "./shared/session/restore-session.ts";
import { isSignedIn } from "./shared/session/session.ts";
import "./styles.css";

takeFirstScreen();
cacheAnswers(queryClient);
storeInvitation();
// Work that only helps later visits waits until this page is ready.
addEventListener("load", keepSite);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
// A page that does not come says so itself.
const firstPage = findPage(location.pathname)
  ?.page.load()
  .catch(() => undefined);
// Before the first page, because who may see it depends on the session, and until it is there the
// page the server sent stays. Most visits bring nothing and wait for nothing. Not awaited here:
// pages share the parts of this file, and could not be told apart from it in the build while it
// waits.
void Promise.all([restoreSession(), firstPage]).then(() => {
  // The server draws what a guest sees, and a guest goes on with that. A member's page is another
  // one.
  if (!root.hasChildNodes() || isSignedIn()) {
    carryEarly(root);
    return createRoot(root).render(<App />);
  }
  hydrateRoot(root, <App />, { onRecoverableError: noteDifference });
  answerEarly();
});

/**
 * What the device drew otherwise than the server, because it remembers something: drawn again by
 * then, and for who looks into it only.
 */
function noteDifference(fault: unknown): void {
  console.debug("Drawn again.", fault);
}
