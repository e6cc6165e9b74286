import type { PointsTemplates } from "./points-templates.ts";

export const en: PointsTemplates = {
  "reward approved": ({ label, note }) => [`${label} is yours`, `Your order was approved: ${note}`],
  "reward rejected": ({ label, note }) => [
    `${label}: your order was rejected`,
    `Your points are back. The reason: ${note}`,
  ],
};
