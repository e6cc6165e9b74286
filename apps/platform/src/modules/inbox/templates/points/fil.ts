import type { PointsTemplates } from "./points-templates.ts";

export const fil: PointsTemplates = {
  "reward approved": ({ label, note }) => [
    `${label}: naaprubahan`,
    `Naaprubahan ang ipinalit mo: ${note}`,
  ],
  "reward rejected": ({ label, note }) => [
    `${label}: hindi tinanggap`,
    `Naibalik na ang puntos mo. Dahilan: ${note}`,
  ],
};
