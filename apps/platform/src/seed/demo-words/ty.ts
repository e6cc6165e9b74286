import type { DemoWords } from "./demo-words.ts";

export const TY: DemoWords = {
  banners: {
    freeTrial: "Subukan nang libre ang bawat laro, walang account na kailangan",
    lanterns: "Harbor Lanterns: libreng spins, triple ang panalo",
    mango: "Mango Mines: pumili pa, o tumigil na",
    fairPlay: "Suriin ang bawat round: selyado ito bago ka maglaro",
    pocket: "Ang perya sa bulsa mo, hindi kailangan ng store",
    breaks: "Magpahinga paminsan-minsan: bukas pa rin ang perya bukas",
    slots: "Slots sa ilalim ng mga ilaw: nakasulat sa card ang balik ng bawat isa",
    slotsFree: "Subukan muna nang libre: play money, walang account",
    instant: "Mga instant na laro: isang pili, isang saglit, isang sagot",
    promotions: "Mga promo sa perya: kita mo ang bawat tuntunin bago ka sumali",
    download: "Ang perya sa bulsa mo: bubukas gaya ng app, walang store",
  },
  told: {
    welcome: {
      title: "Maligayang pagdating sa perya sa gabi: play money lang ang lahat dito",
      content:
        "<p>Demo ito. Walang nabibili o napapanalunan, at walang binabayaran.</p>" +
        "<p>Mag-sign up gamit ang pangalan at password, o subukan nang libre ang kahit anong " +
        "laro.</p>",
    },
    check: {
      title: "Masusuri mo ang bawat round sa sarili mong browser",
      content:
        "<p>Buksan ang isang round sa rekord ng mga taya mo at pindutin ang “Suriin ang round " +
        "na ito”: kukuwentahin ito muli ng browser mo mula sa selyadong seed. Ipinaliliwanag " +
        'ito ng <a href="/fairness">Paano ito nananatiling patas</a> sa loob ng dalawang ' +
        "minuto.</p>",
    },
    limit: {
      title: "Magtakda ng limitasyon bago ka magsimula",
      content:
        "<ul><li>Magpasya kung magkano ang kaya mong matalo, at huminto roon.</li>" +
        "<li>Magpahinga: bukas pa rin ang perya bukas.</li><li>Kapag hindi na masaya, " +
        "i-exclude ang sarili mo sa “Aking account”.</li></ul>",
    },
    newGame: {
      title: "Bago sa perya: Halo-Halo Drop",
      content:
        "<p>Pumili ng walo hanggang labing-anim na hanay at kung gaano kalakas ang loob mo, " +
        "saka bitawan. Ibinabalik nito ang 96.99 % ng itinaya, anuman ang piliin mo.</p>",
    },
    open: {
      title: "Bukas na ang perya",
      content:
        "<p>Slots at mga instant na laro, libreng subukan. <strong>Play money</strong> ang " +
        "lahat ng ito: demo ito ng isang bukas na platform.</p><ul><li>Nasa card ng bawat laro " +
        "ang odds.</li><li>Selyado ang bawat resulta bago ka maglaro, at masusuri mo ito " +
        "pagkatapos.</li><li>Para sa nasa hustong gulang lamang.</li></ul>",
    },
  },
};
