import type { TournamentsTemplates } from "./tournaments-templates.ts";

export const zhHans: TournamentsTemplates = {
  "tournament prize paid": ({ label, amount }) => [
    `${label}：您赢得 ${amount}`,
    "奖金已派发到您的钱包，可查看最终排行榜。",
  ],
  "tournament prize waits": ({ label, amount, day }) => [
    `${label}：${amount} 等您领取`,
    `请在${day}前（含当日）完成账户认证，奖金将派发到您的钱包。`,
  ],
  "tournament cancelled": ({ label, amount }) => [
    `${label}已取消`,
    `报名费 ${amount} 已退还到您的钱包。`,
  ],
};
