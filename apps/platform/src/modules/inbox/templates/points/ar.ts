import type { PointsTemplates } from "./points-templates.ts";

export const ar: PointsTemplates = {
  "reward approved": ({ label, note }) => [
    `${label}: تمت الموافقة`,
    `تمت الموافقة على طلبك: ${note}`,
  ],
  "reward rejected": ({ label, note }) => [`${label}: رُفض طلبك`, `عادت نقاطك. السبب: ${note}`],
};
