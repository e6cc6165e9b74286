import type { DocumentTemplates, DocumentWords, ReasonWords } from "./document-templates.ts";

const DOCUMENTS: DocumentWords = {
  IDENTITY_CARD: "Căn cước công dân",
  PASSPORT: "Hộ chiếu",
  DRIVING_LICENCE: "Giấy phép lái xe",
  SELFIE: "Ảnh chân dung",
  ADDRESS: "Giấy tờ chứng minh địa chỉ",
  FUNDS: "Nguồn tiền",
};

const REASONS: ReasonWords = {
  UNREADABLE: "Không đọc được nội dung.",
  INCOMPLETE: "Thiếu một phần hoặc một trang.",
  WRONG_DOCUMENT: "Không đúng loại giấy tờ được yêu cầu.",
  OUT_OF_DATE: "Giấy tờ đã hết hạn hoặc quá cũ.",
  DATA_DIFFER: "Nội dung khác với thông tin bạn đã nhập.",
  NAME_DIFFERS: "Giấy tờ mang tên người khác.",
  NOT_ACCEPTED: "Chúng tôi không thể chấp nhận giấy tờ này.",
};

export const vi: DocumentTemplates = {
  "document approved": ({ document }) => [
    `${DOCUMENTS[document]}: đã được duyệt`,
    "Giấy tờ của bạn đã được kiểm tra và duyệt. Xem bước tiếp theo ở trang giấy tờ.",
  ],
  "document rejected": ({ document, reason }) => [
    `${DOCUMENTS[document]}: vui lòng gửi lại`,
    `${REASONS[reason]} Bạn có thể gửi bản mới ở trang giấy tờ.`,
  ],
  "document expired": ({ document }) => [
    `${DOCUMENTS[document]}: đã hết hạn`,
    "Giấy tờ của bạn đã hết hạn, hạn mức có thể thấp hơn cho đến khi bạn gửi bản mới.",
  ],
  "document expiring": ({ document, day }) => [
    `${DOCUMENTS[document]}: có giá trị đến ${day}`,
    "Hãy gửi bản mới trước ngày này để giữ nguyên hạn mức.",
  ],
};
