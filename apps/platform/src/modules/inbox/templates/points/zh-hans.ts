import type { PointsTemplates } from "./points-templates.ts";

export const zhHans: PointsTemplates = {
  "reward approved": ({ label, note }) => [`${label}：已通过`, `您的兑换已通过：${note}`],
  "reward rejected": ({ label, note }) => [`${label}：未通过`, `积分已退回。原因：${note}`],
};
