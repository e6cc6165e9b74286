import type { DocumentTemplates, DocumentWords, ReasonWords } from "./document-templates.ts";

const DOCUMENTS: DocumentWords = {
  IDENTITY_CARD: "身份证",
  PASSPORT: "护照",
  DRIVING_LICENCE: "驾驶证",
  SELFIE: "自拍照",
  ADDRESS: "地址证明",
  FUNDS: "资金来源证明",
};

const REASONS: ReasonWords = {
  UNREADABLE: "内容无法辨认。",
  INCOMPLETE: "缺少部分内容或页面。",
  WRONG_DOCUMENT: "不是所要求的证件。",
  OUT_OF_DATE: "证件已过期或时间过久。",
  DATA_DIFFER: "内容与您填写的不一致。",
  NAME_DIFFERS: "姓名与您的不符。",
  NOT_ACCEPTED: "我们无法接受此证件。",
};

export const zhHans: DocumentTemplates = {
  "document approved": ({ document }) => [
    `${DOCUMENTS[document]}已通过审核`,
    "您的证件已审核通过。可在证件页面查看下一步。",
  ],
  "document rejected": ({ document, reason }) => [
    `请重新提交${DOCUMENTS[document]}`,
    `${REASONS[reason]}您可以在证件页面重新提交。`,
  ],
  "document expired": ({ document }) => [
    `${DOCUMENTS[document]}已过期`,
    "您的证件已过期，在提交新证件之前限额可能会降低。",
  ],
  "document expiring": ({ document, day }) => [
    `${DOCUMENTS[document]}有效期至${day}`,
    "请及时提交新证件，以保持现有限额。",
  ],
};
