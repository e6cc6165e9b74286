import "./shared/link-token.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { PAGES } from "./pages.ts";
import { Root } from "./routes/root.tsx";
import { takeFirstScreen } from "./shared/first-screen.ts";
import { keepSite } from "./shared/install.ts";
import { keepInvitation } from "./shared/invitation.ts";
import { keepAnswers } from "./shared/kept-answers.ts";
import { findPage, setPages } from "./shared/routing/pages.ts";
import { queryClient } from "./shared/query-client.ts";
import { restoreSession } from "./shared/restore-session.ts";
import "./styles.css";

keepAnswers(queryClient);
takeFirstScreen();
setPages(PAGES);
keepInvitation();
// What only a later visit gains from waits until this one has what it came for.
addEventListener("load", keepSite);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
// A page that does not come says so itself.
const firstPage = findPage(location.pathname)
  ?.page.load()
  .catch(() => undefined);
// Before the first page, because who may see it depends on the session, and until it is there the page the server sent stays. Most visits bring nothing and wait for nothing. Not
// awaited here: pages share the parts of this file, and could not be told apart from it in the build while it waits.
void Promise.all([restoreSession(), firstPage]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Root />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
