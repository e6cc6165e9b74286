import { zhHans as documents } from "./documents/zh-hans.ts";
import { zhHans as giveaways } from "./giveaways/zh-hans.ts";
import { jackpots } from "./jackpots.ts";
import { zhHans as agents } from "./agents/zh-hans.ts";
import { zhHans as friends } from "./friends/zh-hans.ts";
import { zhHans as points } from "./points/zh-hans.ts";
import { zhHans as promotions } from "./promotions/zh-hans.ts";
import type { LimitWords, TemplateWords } from "./template-words.ts";
import { zhHans as tournaments } from "./tournaments/zh-hans.ts";

const LIMITS: LimitWords = {
  dailyDeposit: "24 小时内存款",
  weeklyDeposit: "7 天内存款",
  monthlyDeposit: "30 天内存款",
  balance: "账户余额",
  dailyLoss: "24 小时内亏损",
  weeklyLoss: "7 天内亏损",
  monthlyLoss: "30 天内亏损",
  dailyWager: "24 小时内投注",
  weeklyWager: "7 天内投注",
  monthlyWager: "30 天内投注",
  singleBet: "单次投注",
  dailyMinutes: "24 小时内游戏分钟数",
  weeklyMinutes: "7 天内游戏分钟数",
  monthlyMinutes: "30 天内游戏分钟数",
};

export const zhHans: TemplateWords = {
  ...documents,
  ...giveaways,
  ...jackpots.zhHans,
  ...points,
  ...promotions,
  ...friends,
  ...agents,
  ...tournaments,
  "deposit credited": ({ amount }) => ["存款已到账", `${amount} 已加到您的余额。祝您好运！`],
  "deposit reversed": ({ amount }) => [
    "您的存款已被撤回",
    `支付机构已追回 ${amount}，该金额已从您的余额中扣除。不足部分记为欠款，结清前无法提款。`,
  ],
  "deposit rejected": ({ amount }) => [
    "您的存款未通过",
    `${amount} 的存款没有入账，也没有资金变动。如果您已付款，请联系客服。`,
  ],
  "deposit sent back": ({ amount }) => [
    "您的付款正在退回",
    `${amount} 无法入账，将退回原付款账户。`,
  ],
  "withdrawal started": ({ amount }) => [
    "我们正在为您办理提款",
    `您目前不能登录，工作人员已为您发起提款 ${amount} 到您的银行账户。` +
      "如果您对此不知情，或没有收到款项，请联系客服。",
  ],
  "withdrawal paid": ({ amount }) => [
    "提款已支付",
    `${amount} 已转到您的账户，银行可能需要一些时间才会显示。`,
  ],
  "withdrawal returned": ({ amount }) => ["提款已退回", `${amount} 未能支付，已回到您的余额。`],
  "payout sent": ({ amount, minutes }) => [
    "您的提款已汇出",
    `${amount} 已汇往您的账户。请在 ${minutes} 分钟内确认是否到账；逾期未答复将视为已收到。`,
  ],
  "payout sent without end": ({ amount }) => [
    "您的提款已汇出",
    `${amount} 已汇往您的账户。请在提款页面确认是否到账。`,
  ],
  "payout sent unasked": ({ amount }) => [
    "您的提款已汇出",
    `${amount} 已汇往您的账户。如果几天内仍未到账，请联系客服。`,
  ],
  "payout reminder": ({ amount, minutes }) => [
    "您的提款到账了吗？",
    `还剩 ${minutes} 分钟确认 ${amount} 是否到账；逾期未答复将视为已收到。`,
  ],
  "owed taken": ({ amount }) => ["已扣除欠款", `退回您余额的款项中，${amount} 已用于抵扣欠款。`],
  "owed set off": ({ amount }) => [
    "已扣除欠款",
    `您的提款中，${amount} 已用于抵扣欠款。如有余款，将照常付给您。`,
  ],
  "payout owed": ({ amount }) => [
    "一笔提款重复付款",
    `一笔提款的 ${amount} 已退回您的余额，之后又付到了您的账户。` +
      "我们已从余额中扣回；余额不足的部分为欠款。",
  ],
  "payout came back": ({ amount }) => [
    "银行退回了您的提款",
    `${amount} 已退回。请在提款页面选择重新转账或退回余额。`,
  ],
  "complaint answered": ({ amount }) => [
    "您的申诉已有答复",
    `请在提款页面查看 ${amount} 的核查结果。`,
  ],
  "vip level reached": ({ label }) => [
    `您已升级为${label}`,
    "您达到了新的 VIP 等级，快来看看专属权益。",
  ],
  "vip level lost": ({ label }) => [
    "您的 VIP 等级有变动",
    `您现在的等级为${label}。当月流水达到原等级的保级要求即可恢复。`,
  ],
  "vip gift upgrade": ({ amount }) => ["VIP 晋级礼金", `请在有效期内前往奖励中心领取 ${amount}。`],
  "vip gift birthday": ({ amount }) => [
    "生日快乐！",
    `生日礼金已发放：请在有效期内前往奖励中心领取 ${amount}。`,
  ],
  "vip gift monthly": ({ amount }) => [
    "VIP 每月礼金",
    `您已保级成功：请在有效期内前往奖励中心领取 ${amount}。`,
  ],
  "vip left": () => ["您的 VIP 等级已失效", "您目前没有 VIP 等级，快来看看如何升级。"],
  "level raised": ({ level }) => [
    "身份验证已完成",
    `您已通过 ${level} 级验证，存款和提款限额以此为准。`,
  ],
  "level lowered": ({ level }) => [
    "您的验证级别有变动",
    `您现在的验证级别为 ${level} 级。原因请咨询客服。`,
  ],
  "account dormant soon": ({ day }) => [
    "您已很久没有登录",
    `如果在 ${day} 前仍未登录，您的账户将被视为休眠账户。不收取任何费用，余额仍归您所有，可随时提款。`,
  ],
  "balance unclaimed": ({ amount, day }) => [
    "请提取您的余额",
    `您已被限制游戏，账户中仍有 ${amount}。请在 ${day} 前提款；此后依法该款项将归入公共基金。如无法提款，请联系客服。`,
  ],
  "account dormant": () => [
    "您的账户已休眠",
    "您很久没有登录，账户已被视为休眠账户。登录后即恢复正常。不收取任何费用，余额仍可随时提款。",
  ],
  "password changed": () => [
    "密码已修改",
    "您的其他设备均已退出登录。如果不是您本人操作，请立即联系客服。",
  ],
  "payment password changed": () => ["支付密码已修改", "如果不是您本人操作，请立即联系客服。"],
  "payment password recovered": () => [
    "支付密码已重设",
    "支付密码已用我们发送的验证码重设，提款需要等待一段时间。" +
      "如果不是您本人操作，请立即联系客服。",
  ],
  "payment password reset": () => [
    "支付密码已移除",
    "我们的工作人员已按您的要求移除支付密码，提款需要等待一段时间。" +
      "如果您没有提出要求，请立即联系客服。",
  ],
  "passkey added": () => ["已添加通行密钥", "如果不是您本人操作，请立即联系客服。"],
  "passkey removed": () => ["已移除通行密钥", "如果不是您本人操作，请立即联系客服。"],
  "authenticator on": () => [
    "已启用身份验证器",
    "登录和提款时需要输入其验证码。如果不是您本人操作，请立即联系客服。",
  ],
  "authenticator off": () => [
    "已停用身份验证器",
    "提款需等待一段时间。如果不是您本人操作，请立即联系客服。",
  ],
  "recovery code used": () => [
    "您的一个恢复码已被使用",
    "该恢复码已失效。如果不是您本人操作，请立即联系客服。",
  ],
  "new recovery codes": () => [
    "您的恢复码已更换",
    "原有的恢复码已失效。如果不是您本人操作，请立即联系客服。",
  ],
  "number replaced": () => [
    "您的手机号已更换",
    "提款需要等待一段时间。如果不是您本人操作，请立即联系客服。",
  ],
  "number reset": () => [
    "您的手机号已移除",
    "我们的工作人员已按您的要求移除，提款需要等待一段时间。" +
      "如果您没有提出要求，请立即联系客服。",
  ],
  "address replaced": () => [
    "您的邮箱已更换",
    "提款需要等待一段时间。如果不是您本人操作，请立即联系客服。",
  ],
  "address reset": () => [
    "您的邮箱已移除",
    "我们的工作人员已按您的要求移除，提款需要等待一段时间。" +
      "如果您没有提出要求，请立即联系客服。",
  ],
  "time-out began": () => [
    "您已暂停游戏",
    "到期之前您不能游戏或存款。到期时间见限额页面，不能提前结束。",
  ],
  "exclusion began": () => [
    "您已自我限制",
    "到期之前您不能游戏或存款。到期时间见限额页面，不能提前结束。",
  ],
  "minor found": ({ amount }) => [
    "您的账户已关闭",
    `只有达到最低年龄的人才能在此游戏。根据我们掌握的文件，您未达到该年龄，因此您的投注作废、派彩取消，已存入的 ${amount} 将退回原处。`,
  ],
  "limit changed": ({ limit, amount }) => [
    "您的一项限额已更改",
    `${LIMITS[limit]}：现为${amount || "无限额"}。如果这不是您预期的更改，请联系客服。`,
  ],
  "balance above limit": ({ amount }) => [
    "您的余额超出限额",
    `您的余额比您设置的限额多 ${amount}。请将超出部分提款；在此之前无法存款。`,
  ],
  "limit asked": ({ limit, amount }) => [
    "您申请了更高的限额",
    `${LIMITS[limit]}：${amount || "无限额"}。需要先等待，并在限额页面由您确认后才会更改。`,
  ],
};
