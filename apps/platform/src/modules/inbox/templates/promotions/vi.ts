import type { PromotionTemplates, WhyWords } from "./promotion-templates.ts";

const WHY: WhyWords = {
  TERMS_NOT_MET: "chưa đáp ứng điều kiện.",
  PROOF_MISSING: "thiếu bằng chứng. Bạn có thể đăng ký lại kèm bằng chứng.",
  PROOF_UNREADABLE: "hình ảnh không đọc được. Bạn có thể đăng ký lại với hình rõ hơn.",
  OTHER: "đơn không được chấp nhận.",
};

export const vi: PromotionTemplates = {
  "bonus credited": ({ label, amount }) => [
    "Tiền thưởng đã được cộng",
    `${amount} từ ${label} đã được cộng vào số dư của bạn.`,
  ],
  "bonus completed": ({ label }) => [
    "Bạn đã hoàn thành vòng cược",
    `${label} đã hoàn tất: số tiền còn lại là của bạn.`,
  ],
  "bonus completed in part": ({ label, amount }) => [
    "Bạn đã hoàn thành vòng cược",
    `${label} đã hoàn tất. ${amount} vượt mức được ` +
      "giữ nên đã bị thu hồi; phần còn lại là của bạn.",
  ],
  "bonus expired": ({ label, amount }) => [
    "Tiền thưởng đã kết thúc",
    `${label} không hoàn thành đúng hạn, hoặc không còn tiền để ` +
      `chơi tiếp. Thu hồi: ${amount}. Tiền của bạn vẫn giữ nguyên.`,
  ],
  "bonus unclaimed": ({ label }) => [
    "Tiền thưởng chưa được nhận",
    `Đã hết thời hạn nhận ${label}.`,
  ],
  "bonus given up": ({ label, amount }) => [
    "Bạn đã từ bỏ tiền thưởng",
    `${label} đã kết thúc. Thu hồi: ${amount}. Tiền của bạn vẫn giữ nguyên.`,
  ],
  "bonus ended by exclusion": ({ label, amount }) => [
    "Tiền thưởng đã kết thúc",
    `${label} kết thúc cùng việc tự loại trừ. Thu hồi: ${amount}. ` +
      "Tiền của bạn vẫn giữ nguyên và bạn có thể rút.",
  ],
  "bonus voided": ({ label, amount }) => [
    "Tiền thưởng đã bị hủy",
    `${label} đã bị hủy do trái điều kiện. Thu hồi: ${amount}. ` +
      "Hãy liên hệ chăm sóc khách hàng nếu có thắc mắc.",
  ],
  "bonus refused": ({ label }) => [
    "Lần nạp tiền không kèm thưởng",
    `Tiền nạp đã có trong số dư, nhưng ${label} không ` +
      "áp dụng cho lần nạp này hoặc tài khoản của bạn.",
  ],
  "application accepted": ({ label, amount, day }) => [
    "Đơn của bạn đã được duyệt",
    `${label} tặng bạn ${amount}. Hãy nhận trước ${day}.`,
  ],
  "application rejected": ({ label, why }) => [
    "Đơn của bạn không được duyệt",
    `${label}: ${WHY[why]}`,
  ],
};
