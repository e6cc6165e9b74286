import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { PAGES } from "./pages.ts";
import { Root } from "./routes/root.tsx";
import { queryClient } from "./shared/query-client.ts";
import { setPages } from "./shared/routing/pages.ts";

setPages(PAGES);

/** The whole site: what the server draws the first screen with, and the device goes on from. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Root />
      </QueryClientProvider>
    </StrictMode>
  );
}
