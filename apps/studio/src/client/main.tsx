import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Launch } from "./launch.tsx";
import { followTheme } from "./parent.ts";
import "./styles.css";

followTheme();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <StrictMode>
    <Launch />
  </StrictMode>,
);
