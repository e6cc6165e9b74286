import type { TemplateWords } from "./template-words.ts";

type JackpotTemplates = Pick<TemplateWords, "jackpot won">;

/** The template that speaks of a jackpot, in each language. */
export const jackpots = {
  en: {
    "jackpot won": ({ amount, note }) => [
      `You won the jackpot: ${amount}`,
      `The jackpot ${note} is yours, and it is in your balance already. Congratulations!`,
    ],
  },
  vi: {
    "jackpot won": ({ amount, note }) => [
      `Bạn đã trúng jackpot: ${amount}`,
      `Jackpot ${note} đã thuộc về bạn và tiền đã vào số dư. Xin chúc mừng!`,
    ],
  },
  zhHans: {
    "jackpot won": ({ amount, note }) => [
      `您中了大奖：${amount}`,
      `${note} 大奖归您所有，奖金已存入余额。恭喜！`,
    ],
  },
  fil: {
    "jackpot won": ({ amount, note }) => [
      `Napanalunan mo ang jackpot: ${amount}`,
      `Sa iyo na ang jackpot na ${note}, at nasa balanse mo na ito. Binabati kita!`,
    ],
  },
  ar: {
    "jackpot won": ({ amount, note }) => [
      `فزت بالجائزة الكبرى: ${amount}`,
      `الجائزة الكبرى ${note} أصبحت لك، وقد أضيفت إلى رصيدك. تهانينا!`,
    ],
  },
} as const satisfies Readonly<Record<string, JackpotTemplates>>;
