/**
 * What no text may say, by language: promises of a win, words of faith or of sinful gambling, and
 * the pronoun or word that would stand beside the one the catalogue uses.
 */
export const BANNED_WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/\bguaranteed\b/i, /\bsure win\b/i, /\brisk[- ]free\b/i, /\beasy money\b/i, /\bblessed\b/i],
  fil: [/\bgarantisad/i, /\bsiguradong panalo/i, /\bpagpapala\b/i, /\bmilagro\b/i],
  vi: [/chắc thắng/i, /đảm bảo thắng/i, /phép màu/i],
  // 您 throughout; 你 is the other register.
  "zh-Hans": [/你/, /包赢/, /稳赚/, /必赢/, /必中/, /无风险/],
  // A chance is an احتمال; a فرصة is an opportunity, which a bet is not.
  ar: [/فرصة|الفرص/, /قمار/, /الميسر/, /بركة/, /مضمون/],
};
