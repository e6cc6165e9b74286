import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Launch } from "./launch.tsx";
import { followParent } from "./parent.ts";
import "./styles.css";

const Replay = lazy(async () => ({ default: (await import("./replay/replay.tsx")).Replay }));

followParent();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <StrictMode>
    <Suspense>{location.pathname.startsWith("/replay/") ? <Replay /> : <Launch />}</Suspense>
  </StrictMode>,
);
