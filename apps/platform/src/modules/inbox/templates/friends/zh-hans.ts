import type { FriendsTemplates } from "./friends-templates.ts";

export const zhHans: FriendsTemplates = {
  "friend qualified": ({ name, amount }) => [
    "您的好友已达标",
    `${name} 已完成存款和投注。您的奖励 ${amount} 在奖励中心等您领取，未领取的将自动到账。`,
  ],
  "friend rewarded": ({ name, amount }) => [
    "邀请好友奖励",
    `${name} 已完成存款和投注，${amount} 已加入您的余额。感谢您！`,
  ],
  "reward as friend": ({ name, amount }) => [
    "受邀好友奖励",
    `您通过 ${name} 的邀请注册，并已达到全部条件：${amount} 已加入您的余额。`,
  ],
};
