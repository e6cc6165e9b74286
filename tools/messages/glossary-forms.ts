/**
 * Terms whose English word is also an everyday one: in a sentence it is translated as the sentence
 * needs, alone on a label it is the term.
 */
export const FREE_IN_SENTENCES: ReadonlySet<string> = new Set([
  "cancel",
  "document",
  "email",
  "help",
  "hot",
  "invite",
  "language",
  "new",
  "number",
  "points",
  "poker",
  "result",
  "search",
  "settings",
  "sign_in",
  "sign_out",
  "time_out",
  "win",
]);

/** What a term is called in a sentence or beside other words, by language and term. */
export const OTHER_FORMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ar: {
    // Verbs and plurals, whose letters are not those of the noun.
    agent: ["الوكلاء"],
    bank_account: ["المصرف ورقم الحساب"],
    bet: ["راهن", "رُوهن"],
    draw: ["السحوبات"],
    favourites: ["مفضل"],
    jackpot: ["الجائزة"],
    member: ["الأعضاء"],
    promotion: ["عرض"],
    // Which of the prizes' drawings it is.
    raffle: ["السحب"],
    register: ["التسجيل"],
    slots: ["سلوت"],
    stake: ["رهان", "راهن", "رُوهن"],
    void: ["أُلغي", "ملغاة"],
    win: ["مكسب", "تربح"],
  },
  fil: {
    bet: ["tumaya"],
    deposit: ["deposito"],
    draw: ["binola"],
    favourites: ["paborito"],
    member: ["member"],
    register: ["sign up", "sign-up"],
    stake: ["taya", "itinaya"],
    win: ["manalo"],
    withdraw: ["withdraw"],
  },
  vi: {
    bonus: ["thưởng"],
    // The issue alone, or the drawing alone, where the other is meant by the sentence.
    deposit: ["nạp"],
    draw: ["kỳ", "quay"],
    // Of an account, not of a bet.
    loss: ["lỗ"],
    stake: ["cược"],
    withdraw: ["rút"],
  },
  "zh-Hans": {
    // The bank's account, and to open one.
    account: ["账号", "户名", "开户"],
    bet: ["下注", "玩法"],
    draw: ["期", "开"],
    loss: ["亏"],
    lottery: ["彩"],
    new: ["新"],
    stake: ["投注", "本金"],
    win: ["派彩", "中奖"],
  },
};

/** Messages whose English word means something else, by term. */
export const OTHER_MEANING: Readonly<Record<string, readonly string[]>> = {
  // The seed's number that a round draws is no drawing of a lottery.
  draw: [
    "fairness:verdict.label",
    "fairness:step.commit.text",
    "fairness:step.own.text",
    // Nor is that of a raffle's tickets.
    "raffles:wait",
    "raffles:proof.list",
    "raffles:proof.label",
    "raffles:proof.seed",
    "raffles:proof.sealed",
    "raffles:proof.good",
    "raffles:proof.bad",
    "raffles:proof.step.list.good",
  ],
  number: ["wallet:fact.number"],
  // Odd numbers.
  odds: ["markets:mark.ODDS"],
  // Points of a score, not of the points mall.
  points: ["tournaments:points"],
  // The card game, not the category of card games.
  poker: ["lobby:kind.poker"],
  // Consent is withdrawn here.
  withdraw: ["legal:privacy.others.three"],
};
