import type { Module } from "../../module.ts";
import { ageBound } from "./bounds/age-bound.ts";
import { brandNameRoutes } from "./brand-names.routes.ts";
import { closeSite } from "./visiting/close-site.guard.ts";
import { chatRoomOffer } from "./menus/chat-room-offer.ts";
import { domainRoutes } from "./sources/domains.routes.ts";
import { versionRoutes } from "./history/versions.routes.ts";
import { operatorSettingsRoutes } from "./operator-settings.routes.ts";
import { registerSettingsRoutes } from "./registering/register-settings.routes.ts";
import { settingsRoutes } from "./settings.routes.ts";

export const settingsModule: Module = {
  player: [closeSite, settingsRoutes, registerSettingsRoutes, domainRoutes],
  operator: [brandNameRoutes, operatorSettingsRoutes, versionRoutes],
  settingBounds: [ageBound],
  offers: [chatRoomOffer],
};
