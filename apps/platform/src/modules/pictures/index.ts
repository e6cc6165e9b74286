export { operatorPictureRoutes } from "./operator-pictures.routes.ts";
export { pictureJobs } from "./pictures.jobs.ts";
export { pictureRoutes } from "./pictures.routes.ts";
