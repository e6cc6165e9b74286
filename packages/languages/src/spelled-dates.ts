/** How a language writes a day, for languages whose months or weekdays browsers lack. */
interface Spelling {
  /** Names with space between them, which a build that needs none of them can leave out. */
  readonly months: string;
  /** From Sunday. */
  readonly weekdays: string;
  readonly day: (year: string, month: string, day: string) => string;
  readonly full: (weekday: string, day: string) => string;
}

const dayMonthYear = (year: string, month: string, day: string) => `${day} ${month} ${year}`;
const weekdayFirst = (weekday: string, day: string) => `${weekday} ${day}`;

/** CLDR's names and orders, which Node has; those of Urdu in Latin letters are its readers' own. */
const SPELLINGS: Readonly<Record<string, Spelling>> = {
  my: {
    months: `ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန်
      ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ`,
    weekdays: "တနင်္ဂနွေ တနင်္လာ အင်္ဂါ ဗုဒ္ဓဟူး ကြာသပတေး သောကြာ စနေ",
    day: (year, month, day) => `${year} ${month} ${day}`,
    full: (weekday, day) => `${day} ${weekday}`,
  },
  km: {
    months: "មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ",
    weekdays: "អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍",
    day: dayMonthYear,
    full: weekdayFirst,
  },
  lo: {
    months: "ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ",
    weekdays: "ວັນອາທິດ ວັນຈັນ ວັນອັງຄານ ວັນພຸດ ວັນພະຫັດ ວັນສຸກ ວັນເສົາ",
    day: dayMonthYear,
    full: (weekday, day) => `${weekday}, ${day}`,
  },
  ne: {
    months: `जनवरी फेब्रुअरी मार्च अप्रिल मे जुन
      जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर`,
    weekdays: "आइतबार सोमबार मङ्गलबार बुधबार बिहिबार शुक्रबार शनिबार",
    day: (year, month, day) => `${year} ${month} ${day}`,
    full: (weekday, day) => `${day}, ${weekday}`,
  },
  kk: {
    months: "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан",
    weekdays: "жексенбі дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі",
    day: (year, month, day) => `${year} ж. ${day} ${month}`,
    full: (weekday, day) => `${day}, ${weekday}`,
  },
  uz: {
    months: "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr",
    weekdays: "yakshanba dushanba seshanba chorshanba payshanba juma shanba",
    day: (year, month, day) => `${day}-${month}, ${year}`,
    full: (weekday, day) => `${weekday}, ${day}`,
  },
  "ur-Latn": {
    months: "January February March April May June July August September October November December",
    weekdays: "Itwaar Peer Mangal Budh Jumeraat Juma Hafta",
    day: dayMonthYear,
    full: weekdayFirst,
  },
};

/**
 * What a date may be written with; `medium` and `long` are the same here, and a weekday is whole.
 */
export interface DateLook {
  readonly dateStyle?: "full" | "long" | "medium";
  readonly timeStyle?: "short";
  /** A day of the week without its date, with `hour` and `minute` for the time. */
  readonly weekday?: "short";
  readonly hour?: "numeric";
  readonly minute?: "2-digit";
  readonly timeZone?: string;
}

/**
 * Writes dates of a language that browsers have no month names for, in Latin digits by the common
 * calendar; undefined for the languages that they know.
 */
export function spelledDates(
  tag: string,
  { dateStyle, timeStyle, weekday: named, hour: timed, timeZone }: DateLook,
): Pick<Intl.DateTimeFormat, "format"> | undefined {
  const spelling = SPELLINGS[tag];
  if (!spelling) return undefined;
  const figures = new Intl.DateTimeFormat("en-GB", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  const weekdays = spelling.weekdays.split(/\s+/);
  return {
    format: (at = Date.now()) => {
      const part = Object.fromEntries(
        figures.formatToParts(at).map(({ type, value }) => [type, value]),
      );
      const { year = "", month = "", day = "", hour = "", minute = "" } = part;
      const name = spelling.months.split(/\s+/)[Number(month) - 1] ?? month;
      const date = spelling.day(year, name, String(Number(day)));
      const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
      return [
        ...(dateStyle === "full"
          ? [spelling.full(weekdays[weekday] ?? "", date)]
          : dateStyle
            ? [date]
            : []),
        ...(named ? [weekdays[weekday] ?? ""] : []),
        ...(timeStyle || timed ? [`${hour}:${minute}`] : []),
      ].join(", ");
    },
  };
}
