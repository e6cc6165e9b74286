export { feedbackRoutes } from "./feedback.routes.ts";
export { operatorFeedbackRoutes } from "./operator-feedback.routes.ts";
