import type { DocumentTemplates, DocumentWords, ReasonWords } from "./document-templates.ts";

const DOCUMENTS: DocumentWords = {
  IDENTITY_CARD: "بطاقة الهوية",
  PASSPORT: "جواز السفر",
  DRIVING_LICENCE: "رخصة القيادة",
  SELFIE: "صورة السيلفي",
  ADDRESS: "إثبات العنوان",
  FUNDS: "مصدر الأموال",
};

const REASONS: ReasonWords = {
  UNREADABLE: "تتعذر قراءته.",
  INCOMPLETE: "ينقصه جزء أو صفحة.",
  WRONG_DOCUMENT: "ليس المستند المطلوب.",
  OUT_OF_DATE: "لم يعد ساريًا أو أنه قديم جدًا.",
  DATA_DIFFER: "ما فيه يختلف عما كتبته.",
  NAME_DIFFERS: "هو باسم شخص آخر.",
  NOT_ACCEPTED: "لا يمكننا قبوله.",
};

export const ar: DocumentTemplates = {
  "document approved": ({ document }) => [
    `${DOCUMENTS[document]}: تم القبول`,
    "رُوجع مستندك وقُبل. تجد الخطوة التالية في صفحة المستندات.",
  ],
  "document rejected": ({ document, reason }) => [
    `${DOCUMENTS[document]}: يُرجى الإرسال من جديد`,
    `${REASONS[reason]} يمكنك إرسال مستند جديد من صفحة المستندات.`,
  ],
  "document expired": ({ document }) => [
    `${DOCUMENTS[document]}: انتهت الصلاحية`,
    "انتهت صلاحية مستندك، وقد تنخفض حدودك إلى أن ترسل مستندًا جديدًا.",
  ],
  "document expiring": ({ document, day }) => [
    `${DOCUMENTS[document]}: الصلاحية حتى ${day}`,
    "أرسل مستندًا جديدًا في الوقت المناسب لتبقى حدودك كما هي.",
  ],
};
