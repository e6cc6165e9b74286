import "./shared/link-token.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./router.tsx";
import { takeFirstScreen } from "./shared/first-screen.ts";
import { keepInvitation } from "./shared/invitation.ts";
import { queryClient } from "./shared/query-client.ts";
import { restoreSession } from "./shared/restore-session.ts";
import "./styles.css";

takeFirstScreen();
keepInvitation();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
// Before the first page, because who may see it depends on it. Most visits bring nothing and wait for nothing. Not awaited here: pages share the parts of this
// file, and could not be told apart from it in the build while it waits.
void restoreSession().then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
