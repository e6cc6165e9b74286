import type { Module } from "../../module.ts";
import type { ListsPictures } from "./forget-pictures.ts";
import { operatorPictureRoutes } from "./operator-pictures.routes.ts";
import { pictureJobs } from "./pictures.jobs.ts";
import { pictureRoutes } from "./pictures.routes.ts";

/** `shownBy` are all modules that show pictures. */
export function picturesModule(shownBy: readonly ListsPictures[]): Module {
  return {
    player: [pictureRoutes],
    operator: [operatorPictureRoutes, pictureRoutes],
    jobs: (platform) => pictureJobs(platform, shownBy),
  };
}
