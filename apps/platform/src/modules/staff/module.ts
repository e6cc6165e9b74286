import type { Module } from "../../module.ts";
import { staffRoutes } from "./module.routes.ts";

export const staffModule: Module = {
  operator: [staffRoutes],
};
