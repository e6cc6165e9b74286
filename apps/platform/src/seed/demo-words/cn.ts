import type { DemoWords } from "./demo-words.ts";

export const CN: DemoWords = {
  banners: {
    freeTrial: "所有游戏均可免费试玩，无需账户",
    lanterns: "Harbor Lanterns：免费旋转，三倍派彩",
    mango: "Mango Mines：继续挑选，还是见好就收",
    fairPlay: "每一局都可核验：在您下注前已封存",
    pocket: "口袋里的游园会，无需应用商店",
    breaks: "不时休息一下：游园会明天照样开放",
    slots: "暖光下的老虎机：每款的返还率都写在卡片上",
    slotsFree: "先免费试玩：使用游戏币，无需账户",
    instant: "即开游戏：一次选择，一个瞬间，一个结果",
    promotions: "游园会的优惠：参加之前，规则全部写明",
    download: "口袋里的游园会：像应用一样打开，无需应用商店",
  },
  told: {
    welcome: {
      title: "欢迎来到夜间游园会：这里全部使用游戏币",
      content:
        "<p>这是演示站点。不能购买或赢取任何东西，也不会支付任何款项。</p>" +
        "<p>您可以用用户名和密码注册，也可以免费试玩任何游戏。</p>",
    },
    check: {
      title: "您可以在自己的浏览器里核验每一局",
      content:
        "<p>在投注记录中打开一局，点按“核验这一局”：您的浏览器会用封存的种子重新计算。" +
        '<a href="/fairness">如何保证公平</a>用两分钟为您说明。</p>',
    },
    limit: {
      title: "开始之前，先为自己设定限额",
      content:
        "<ul><li>想好您输得起多少，到此为止。</li><li>多休息：游园会明天照样开放。</li>" +
        "<li>不再觉得有趣时，请在“我的账户”中自我限制。</li></ul>",
    },
    newGame: {
      title: "游园会新游戏：Halo-Halo Drop",
      content:
        "<p>选择八到十六行和风险高低，然后放手。无论您怎么选，它都会返还投注金额的 " +
        "96.99 %。</p>",
    },
    open: {
      title: "游园会开门了",
      content:
        "<p>老虎机与即开游戏，免费试玩。全部使用<strong>游戏币</strong>：这是一个开放平台的演示。</p>" +
        "<ul><li>每款游戏的卡片上都写有赔率。</li>" +
        "<li>每一局的结果都在您下注前封存，事后由您核验。</li><li>仅限成年人。</li></ul>",
    },
  },
};
