import { languageOf } from "@perya/languages";

interface Values {
  readonly brand: string;
  readonly username: string;
  readonly link: string;
}

interface Letter {
  readonly subject: string;
  readonly text: string;
}

type Words = (values: Values) => readonly [subject: string, ...paragraphs: string[]];

const english: Words = ({ brand, username, link }) => [
  `${brand}: customer service has answered you`,
  `Customer service has answered the message of your ${brand} account ${username}.`,
  `Log in and open customer service to read it:\n${link}`,
  "For your safety this e-mail leaves out the answer itself. We never ask for your password.",
];

/** By the tags of the languages the site is translated into. */
const LETTERS: Readonly<Record<string, Words>> = {
  en: english,
  fil: ({ brand, username, link }) => [
    `${brand}: sumagot na ang customer service`,
    `Sumagot na ang customer service sa mensahe ng ${brand} account mong ${username}.`,
    `Mag-log in at buksan ang customer service para mabasa ito:\n${link}`,
    "Para sa kaligtasan mo, hindi nakasulat dito ang laman ng sagot. " +
      "Hindi namin kailanman hihingin ang password mo.",
  ],
  "zh-Hans": ({ brand, username, link }) => [
    `${brand}：客服已回复您`,
    `您的 ${brand} 账户 ${username} 收到了客服的回复。`,
    `请登录并打开客服窗口查看：\n${link}`,
    "为了您的安全，本邮件不包含回复内容。我们绝不会索要您的密码。",
  ],
  vi: ({ brand, username, link }) => [
    `${brand}: chăm sóc khách hàng đã trả lời bạn`,
    `Chăm sóc khách hàng đã trả lời tin nhắn của tài khoản ${brand} ${username}.`,
    `Đăng nhập và mở chăm sóc khách hàng để đọc:\n${link}`,
    "Để bảo đảm an toàn, email này không ghi nội dung trả lời. " +
      "Chúng tôi không bao giờ hỏi mật khẩu của bạn.",
  ],
  ar: ({ brand, username, link }) => [
    `${brand}: ردّت خدمة العملاء على رسالتك`,
    `ردّت خدمة العملاء على رسالة حسابك ${username} في ${brand}.`,
    `سجّل الدخول وافتح خدمة العملاء لقراءة الرد:\n${link}`,
    "حفاظًا على أمانك لا تتضمن هذه الرسالة نص الرد. ولا نطلب منك كلمة المرور أبدًا.",
  ],
};

/** The letter about an answer, in a language by its code on the site; English where it has none. */
export function letterIn(code: string, values: Values): Letter {
  const [subject, ...paragraphs] = (LETTERS[languageOf(code).tag] ?? english)(values);
  return { subject, text: paragraphs.join("\n\n") };
}
