import type { LanguageCode } from "@perya/languages";
import { UNITS_PER_MAJOR } from "@perya/money";
import type { RewardDraft } from "../modules/points/index.ts";

type Said = readonly [title: string, text: string];
/** The languages that the site is written in. */
type SiteLanguage = "EN" | "TY" | "VI" | "CN" | "AR";

const WORDS: Readonly<Record<string, Readonly<Record<SiteLanguage, Said>>>> = {
  mug: {
    EN: ["Fair mug", "A big cup with the star of the fair. Safe in the dishwasher."],
    TY: ["Tasa ng perya", "Malaking tasa na may bituin ng perya. Puwede sa dishwasher."],
    VI: ["Cốc hội chợ", "Chiếc cốc lớn in ngôi sao hội chợ. Rửa được bằng máy rửa bát."],
    CN: ["游园会马克杯", "印有游园会之星的大杯子，可用洗碗机清洗。"],
    AR: ["كوب الكرنفال", "كوب كبير عليه نجمة الكرنفال. يُغسل في غسالة الأطباق."],
  },
  cap: {
    EN: ["Sun cap", "Light, washable, and adjustable at the back."],
    TY: ["Sombrerong pang-araw", "Magaan, nalalabhan, at naaayos ang sukat sa likod."],
    VI: ["Mũ che nắng", "Nhẹ, giặt được, chỉnh được cỡ ở phía sau."],
    CN: ["遮阳帽", "轻便可水洗，后部可调节大小。"],
    AR: ["قبعة شمس", "خفيفة وقابلة للغسل ويمكن ضبط مقاسها من الخلف."],
  },
  tote: {
    EN: ["Tote bag", "Strong cotton with a Ferris wheel, for market days."],
    TY: ["Tote bag", "Matibay na koton na may Ferris wheel, pang-palengke."],
    VI: ["Túi vải", "Vải cotton dày in vòng đu quay, hợp để đi chợ."],
    CN: ["帆布袋", "结实的棉布袋，印有摩天轮，适合逛街购物。"],
    AR: ["حقيبة قماش", "قطن متين عليه دولاب الهواء، لأيام السوق."],
  },
  umbrella: {
    EN: ["Stall umbrella", "Striped as the stalls, and wide enough for two."],
    TY: ["Payong ng puwesto", "May guhit gaya ng mga puwesto, kasya ang dalawa."],
    VI: ["Ô gian hàng", "Kẻ sọc như các gian hàng, đủ rộng cho hai người."],
    CN: ["条纹雨伞", "与摊位同款的条纹，可容两人。"],
    AR: ["مظلة الكشك", "مخططة مثل الأكشاك وتتسع لشخصين."],
  },
  "power-bank": {
    EN: ["Power bank", "10,000 mAh with two outlets, for long evenings."],
    TY: ["Power bank", "10,000 mAh na may dalawang saksakan, pang-mahabang gabi."],
    VI: ["Sạc dự phòng", "10.000 mAh, hai cổng ra, cho những buổi tối dài."],
    CN: ["充电宝", "10,000 毫安时，双输出口，整晚电量无忧。"],
    AR: ["شاحن متنقل", "سعة 10,000 مللي أمبير بمنفذين، للأمسيات الطويلة."],
  },
  credit: {
    EN: ["Cash for your balance", "Paid to your balance once we have looked at your order."],
    TY: ["Pera sa iyong balanse", "Papasok sa balanse mo pagkatapos naming tingnan ang order."],
    VI: ["Tiền vào số dư", "Được cộng vào số dư sau khi chúng tôi xem yêu cầu của bạn."],
    CN: ["余额现金", "审核后存入您的余额。"],
    AR: ["نقود لرصيدك", "تُضاف إلى رصيدك بعد أن نراجع طلبك."],
  },
};

/** A reward of the demo: its picture, price and stock, and what else is special about it. */
const GOODS: readonly (readonly [
  name: string,
  price: bigint,
  stock: bigint,
  more?: Partial<RewardDraft>,
])[] = [
  ["mug", 40n, 40n],
  ["tote", 350n, 25n],
  ["cap", 450n, 30n, { perMember: 2 }],
  ["umbrella", 900n, 0n],
  ["power-bank", 2_500n, 8n, { vipLevel: 2, perMember: 1 }],
  ["credit", 600n, 100n, { kind: "CREDIT", units: 50n * UNITS_PER_MAJOR }],
];

/** The demo brand's rewards, in every language the site is written in, in the brand's currency. */
export function demoRewards(currency: string): (RewardDraft & { readonly stock: bigint })[] {
  return GOODS.map(([name, price, stock, more = {}], order) => ({
    kind: "PHYSICAL",
    language: "EN",
    words: wordsOf(name),
    picture: `/rewards/${name}.svg`,
    price,
    stock,
    vipLevel: 0,
    perMember: null,
    units: null,
    currency: more.units === undefined ? null : currency,
    offered: true,
    order,
    ...more,
  }));
}

function wordsOf(name: string): RewardDraft["words"] {
  const said = Object.entries(WORDS[name] ?? {}) as [LanguageCode, Said][];
  return Object.fromEntries(said.map(([code, [title, text]]) => [code, { title, text }]));
}
