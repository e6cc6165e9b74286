import type { AgentsTemplates } from "./agents-templates.ts";

export const vi: AgentsTemplates = {
  "agent pay DIVIDEND": ({ amount }) => [
    "Hoa hồng cổ tức đã được trả",
    `${amount} tiền cổ tức đã được cộng vào số dư của bạn. Mở bảng kê để xem cách tính.`,
  ],
  "agent pay DAILY_SALARY": ({ amount }) => [
    "Lương ngày đã được trả",
    `${amount} tiền lương ngày đã được cộng vào số dư của bạn. Mở bảng kê để xem cách tính.`,
  ],
};
