import type { LanguageCode } from "@perya/languages";

/** How an address stopped being a player's: by another one, or by staff. */
export type AddressEnd = "replaced" | "reset";

/** Title and text of the mail to it, which names the account. */
type Words = Readonly<Record<AddressEnd, (name: string) => readonly [title: string, text: string]>>;

/** By language; readers of any other get one of these that they read too. */
export const OLD_ADDRESS_WORDS: Readonly<Partial<Record<LanguageCode, Words>>> & {
  readonly EN: Words;
} = {
  EN: {
    replaced: (name) => [
      "Your e-mail address was replaced",
      `Your account ${name} has another e-mail address now. Withdrawals wait 24 hours. ` +
        "If this was not you, contact customer service at once.",
    ],
    reset: (name) => [
      "Your e-mail address was removed",
      `Our staff removed it from your account ${name} as you asked, ` +
        "so withdrawals wait 24 hours. If you did not ask, contact customer service at once.",
    ],
  },
  VI: {
    replaced: (name) => [
      "Địa chỉ email của bạn đã được thay",
      `Tài khoản ${name} của bạn hiện dùng một địa chỉ email khác. ` +
        "Việc rút tiền phải chờ 24 giờ. " +
        "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
    ],
    reset: (name) => [
      "Địa chỉ email của bạn đã bị xóa",
      `Nhân viên đã xóa địa chỉ khỏi tài khoản ${name} theo yêu cầu của bạn, ` +
        "nên việc rút tiền phải chờ 24 giờ. " +
        "Nếu bạn không yêu cầu, hãy liên hệ ngay với chăm sóc khách hàng.",
    ],
  },
  TY: {
    replaced: (name) => [
      "Napalitan ang e-mail address mo",
      `Iba na ang e-mail address ng account mong ${name}. ` +
        "Maghihintay ng 24 oras ang mga withdrawal. " +
        "Kung hindi ikaw ito, kontakin agad ang customer service.",
    ],
    reset: (name) => [
      "Inalis ang e-mail address mo",
      `Inalis ito ng staff namin sa account mong ${name} ayon sa hiling mo, ` +
        "kaya maghihintay ng 24 oras ang mga withdrawal. " +
        "Kung hindi mo ito hiniling, kontakin agad ang customer service.",
    ],
  },
  CN: {
    replaced: (name) => [
      "您的邮箱已更换",
      `您的账户 ${name} 已改用其他邮箱。提款需要等待 24 小时。` +
        "如果不是您本人操作，请立即联系客服。",
    ],
    reset: (name) => [
      "您的邮箱已移除",
      `我们的工作人员已按您的要求将其从账户 ${name} 移除，提款需要等待 24 小时。` +
        "如果您没有提出要求，请立即联系客服。",
    ],
  },
  AR: {
    replaced: (name) => [
      "تم استبدال بريدك الإلكتروني",
      `أصبح لحسابك \u2068${name}\u2069 بريد إلكتروني آخر. تنتظر عمليات السحب 24 ساعة. ` +
        "إن لم تكن أنت من فعل ذلك فتواصل مع خدمة العملاء فورًا.",
    ],
    reset: (name) => [
      "أُزيل بريدك الإلكتروني",
      `أزاله فريقنا من حسابك \u2068${name}\u2069 بناءً على طلبك، ` +
        "لذلك تنتظر عمليات السحب 24 ساعة. " +
        "إن لم تطلب ذلك فتواصل مع خدمة العملاء فورًا.",
    ],
  },
};
