import type { PromotionTemplates, WhyWords } from "./promotion-templates.ts";

const WHY: WhyWords = {
  TERMS_NOT_MET: "不符合条件。",
  PROOF_MISSING: "缺少证明，您可以补充后重新申请。",
  PROOF_UNREADABLE: "图片无法辨认，您可以换清晰的图片重新申请。",
  OTHER: "申请未获通过。",
};

export const zhHans: PromotionTemplates = {
  "bonus credited": ({ label, amount }) => [
    "奖金已到账",
    `${label}的奖金 ${amount} 已存入您的余额。`,
  ],
  "bonus completed": ({ label }) => ["奖金流水已完成", `${label}已完成，剩余金额归您所有。`],
  "bonus completed in part": ({ label, amount }) => [
    "奖金流水已完成",
    `${label}已完成。${amount} 超出可保留的金额，已收回，其余归您所有。`,
  ],
  "bonus expired": ({ label, amount }) => [
    "奖金已结束",
    `${label}未在期限内完成流水，或已无余额可用。已收回 ${amount}，您自己的资金不受影响。`,
  ],
  "bonus unclaimed": ({ label }) => ["奖金未领取", `${label}的领取期限已过。`],
  "bonus given up": ({ label, amount }) => [
    "您已放弃奖金",
    `${label}已结束。已收回 ${amount}，您自己的资金不受影响。`,
  ],
  "bonus ended by exclusion": ({ label, amount }) => [
    "奖金已结束",
    `您被限制游戏后，${label}随之结束。已收回 ${amount}，您自己的资金不受影响，可以提款。`,
  ],
  "bonus voided": ({ label, amount }) => [
    "奖金已取消",
    `${label}因违反条款已取消。已收回 ${amount}。如有疑问请联系客服。`,
  ],
  "bonus refused": ({ label }) => [
    "此次存款没有奖金",
    `存款已存入您的余额，但${label}不适用于此次存款或您的账户。`,
  ],
  "application accepted": ({ label, amount, day }) => [
    "您的申请已通过",
    `${label}为您发放 ${amount}，请在 ${day} 前领取。`,
  ],
  "application rejected": ({ label, why }) => ["您的申请未通过", `${label}：${WHY[why]}`],
};
