import type { Module } from "../../module.ts";
import { backofficeRoutes } from "./module.routes.ts";

export const backofficeModule: Module = {
  operator: [backofficeRoutes],
};
