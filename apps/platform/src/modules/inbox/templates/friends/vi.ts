import type { FriendsTemplates } from "./friends-templates.ts";

export const vi: FriendsTemplates = {
  "friend qualified": ({ name, amount }) => [
    "Bạn bè của bạn đã đủ điều kiện",
    `${name} đã nạp tiền và chơi đủ. Phần thưởng ${amount} đang chờ bạn ở Trung tâm thưởng; ` +
      "khoản chưa nhận sẽ tự động được cộng.",
  ],
  "friend rewarded": ({ name, amount }) => [
    "Thưởng giới thiệu bạn bè",
    `${name} đã nạp tiền và chơi đủ, ${amount} đã được cộng vào số dư của bạn. Cảm ơn bạn!`,
  ],
  "reward as friend": ({ name, amount }) => [
    "Thưởng cho bạn bè được mời",
    `Bạn đã đăng ký qua lời mời của ${name} và hoàn thành mọi điều kiện: ` +
      `${amount} đã được cộng vào số dư của bạn.`,
  ],
};
