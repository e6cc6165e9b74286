import type { LanguageCode } from "@perya/languages";

/** The house's warning in English, which every other language falls back to. */
export const houseWarning = (age: number): string =>
  `Gambling can be addictive. Play responsibly. Not for anyone under ${age}.`;

/** The house's warning for players from an age on, where a law says what has to be said. */
export const WARNINGS: Readonly<Partial<Record<LanguageCode, (age: number) => string>>> = {
  EN: houseWarning,
  VI: (age) =>
    `Cờ bạc có thể gây nghiện. Hãy chơi có trách nhiệm. Không dành cho người dưới ${age} tuổi.`,
  CN: (age) => `博彩可能使人上瘾，请理性投注。未满 ${age} 岁者不得参与。`,
  TY: (age) =>
    "Nakakaadik ang pagsusugal. Maglaro nang may pananagutan. " +
    `Bawal sa wala pang ${age} taong gulang.`,
  AR: (age) => `قد تسبب المقامرة الإدمان. العب بمسؤولية. يُمنع من هم دون ${age} عامًا.`,
};
