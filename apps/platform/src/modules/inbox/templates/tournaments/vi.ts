import type { TournamentsTemplates } from "./tournaments-templates.ts";

export const vi: TournamentsTemplates = {
  "tournament prize paid": ({ label, amount }) => [
    `${label}: bạn đã thắng ${amount}`,
    "Giải thưởng đã vào ví của bạn. Xem bảng xếp hạng cuối cùng.",
  ],
  "tournament prize waits": ({ label, amount, day }) => [
    `${label}: ${amount} đang chờ bạn`,
    `Hãy xác minh tài khoản trước hết ngày ${day}, giải thưởng sẽ được trả vào ví của bạn.`,
  ],
  "tournament cancelled": ({ label, amount }) => [
    `${label} đã bị hủy`,
    `Phí tham gia ${amount} đã được hoàn vào ví của bạn.`,
  ],
};
