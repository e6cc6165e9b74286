import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { PAGES } from "./pages.ts";
import { Root } from "./routes/root.tsx";
import { queryClient } from "./shared/http/query-client.ts";
import { setPages } from "./shared/routing/pages.ts";

setPages(PAGES);

/** The whole site: rendered by the server for the first screen, and continued on the device. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Root />
      </QueryClientProvider>
    </StrictMode>
  );
}
