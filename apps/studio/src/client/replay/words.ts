interface Words {
  readonly replay: string;
  readonly skip: string;
  readonly stake: string;
  readonly paid: string;
  readonly noWin: string;
  readonly loading: string;
  readonly again: string;
  readonly failed: string;
  readonly over: string;
}

const ENGLISH: Words = {
  replay: "Replay",
  skip: "Skip",
  stake: "Stake",
  paid: "Paid",
  noWin: "No win",
  loading: "Lighting the bulbs…",
  again: "Try again",
  failed: "The round can't be shown right now.",
  over: "This link has expired. Please open the round again.",
};

/** What stands around a replay, in the languages of the page that it is shown on. */
const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  fil: {
    replay: "Ulitin",
    skip: "Laktawan",
    stake: "Taya",
    paid: "Panalo",
    noWin: "Walang panalo",
    loading: "Sinisindihan ang mga bombilya…",
    again: "Subukan ulit",
    failed: "Hindi maipakita ang round sa ngayon.",
    over: "Nag-expire na ang link na ito. Buksan ulit ang round.",
  },
  zh: {
    replay: "重播",
    skip: "跳过",
    stake: "投注",
    paid: "派彩",
    noWin: "未中奖",
    loading: "正在点亮彩灯…",
    again: "重试",
    failed: "暂时无法显示本局。",
    over: "此链接已过期，请重新打开本局。",
  },
  vi: {
    replay: "Xem lại",
    skip: "Bỏ qua",
    stake: "Tiền cược",
    paid: "Tiền thắng",
    noWin: "Không thắng",
    loading: "Đang thắp đèn…",
    again: "Thử lại",
    failed: "Hiện chưa hiển thị được ván này.",
    over: "Liên kết này đã hết hạn. Vui lòng mở lại ván.",
  },
  ar: {
    replay: "إعادة العرض",
    skip: "تخطٍّ",
    stake: "الرهان",
    paid: "المكسب",
    noWin: "لا مكسب",
    loading: "نُضيء المصابيح…",
    again: "حاول مرة أخرى",
    failed: "يتعذر عرض الجولة الآن.",
    over: "انتهت صلاحية هذا الرابط. يُرجى فتح الجولة من جديد.",
  },
};

/** The words of a language, or English, and how they are written. */
export function wordsOf(tag: string): {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly words: Words;
} {
  const [lang = ""] = tag.toLowerCase().split("-");
  const words = Object.hasOwn(WORDS, lang) ? WORDS[lang] : undefined;
  return words
    ? { lang: tag, dir: lang === "ar" ? "rtl" : "ltr", words }
    : { lang: "en", dir: "ltr", words: ENGLISH };
}
