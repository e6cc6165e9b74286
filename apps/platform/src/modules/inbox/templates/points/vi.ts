import type { PointsTemplates } from "./points-templates.ts";

export const vi: PointsTemplates = {
  "reward approved": ({ label, note }) => [
    `${label}: đã duyệt`,
    `Yêu cầu đổi quà của bạn đã được duyệt: ${note}`,
  ],
  "reward rejected": ({ label, note }) => [
    `${label}: không được duyệt`,
    `Điểm của bạn đã được hoàn lại. Lý do: ${note}`,
  ],
};
