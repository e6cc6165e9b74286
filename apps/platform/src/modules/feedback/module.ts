import type { Module } from "../../module.ts";
import { feedbackRoutes } from "./feedback.routes.ts";
import { operatorFeedbackRoutes } from "./operator-feedback.routes.ts";
import { FEEDBACK_HOLDS } from "./held.store.ts";

export const feedbackModule: Module = {
  player: [feedbackRoutes],
  operator: [operatorFeedbackRoutes],
  holds: FEEDBACK_HOLDS,
};
