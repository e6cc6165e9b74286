export { operatorPictureRoutes } from "./operator-pictures.routes.ts";
export { pictureRoutes } from "./pictures.routes.ts";
