import type { AgentsTemplates } from "./agents-templates.ts";

export const zhHans: AgentsTemplates = {
  "agent pay DIVIDEND": ({ amount }) => [
    "您的分红已发放",
    `分红 ${amount} 已存入您的余额。打开账单可查看计算明细。`,
  ],
  "agent pay DAILY_SALARY": ({ amount }) => [
    "您的日工资已发放",
    `日工资 ${amount} 已存入您的余额。打开账单可查看计算明细。`,
  ],
};
