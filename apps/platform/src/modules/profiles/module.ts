import type { Module } from "../../module.ts";
import { profileRequestRoutes } from "./routes/profile-requests.routes.ts";
import { profilesRoutes } from "./routes/profiles.routes.ts";
import { profileBound } from "./tightening/profile-bound.ts";

export const profilesModule: Module = {
  operator: [profilesRoutes, profileRequestRoutes],
  settingBounds: [profileBound],
};
