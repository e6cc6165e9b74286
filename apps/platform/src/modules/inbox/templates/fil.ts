import { fil as documents } from "./documents/fil.ts";
import { fil as giveaways } from "./giveaways/fil.ts";
import { jackpots } from "./jackpots.ts";
import { fil as agents } from "./agents/fil.ts";
import { fil as friends } from "./friends/fil.ts";
import { fil as points } from "./points/fil.ts";
import { fil as promotions } from "./promotions/fil.ts";
import type { LimitWords, TemplateWords } from "./template-words.ts";
import { fil as tournaments } from "./tournaments/fil.ts";

const LIMITS: LimitWords = {
  dailyDeposit: "Deposit sa 24 oras",
  weeklyDeposit: "Deposit sa 7 araw",
  monthlyDeposit: "Deposit sa 30 araw",
  balance: "Balanse",
  dailyLoss: "Talo sa 24 oras",
  weeklyLoss: "Talo sa 7 araw",
  monthlyLoss: "Talo sa 30 araw",
  dailyWager: "Taya sa 24 oras",
  weeklyWager: "Taya sa 7 araw",
  monthlyWager: "Taya sa 30 araw",
  singleBet: "Bawat taya",
  dailyMinutes: "Minuto ng paglalaro sa 24 oras",
  weeklyMinutes: "Minuto ng paglalaro sa 7 araw",
  monthlyMinutes: "Minuto ng paglalaro sa 30 araw",
};

export const fil: TemplateWords = {
  ...documents,
  ...giveaways,
  ...jackpots.fil,
  ...points,
  ...promotions,
  ...friends,
  ...agents,
  ...tournaments,
  "deposit credited": ({ amount }) => [
    "Dumating na ang deposit mo",
    `Naidagdag sa balance mo ang ${amount}. Good luck!`,
  ],
  "deposit reversed": ({ amount }) => [
    "Binawi ang deposito mo",
    `Binawi ng payment service ang ${amount} kaya inalis ito sa balanse mo. ` +
      "Utang ang kulang, at maghihintay ang pag-withdraw hanggang mabayaran ito.",
  ],
  "deposit rejected": ({ amount }) => [
    "Hindi tinanggap ang deposito mo",
    `Hindi na-credit ang deposito mong ${amount}, at walang gumalaw na pera. ` +
      "Kung nakabayad ka na, kontakin ang customer service.",
  ],
  "deposit sent back": ({ amount }) => [
    "Ibinabalik ang bayad mo",
    `Hindi namin ma-credit ang ${amount}. Ibinabalik ito sa pinanggalingan.`,
  ],
  "withdrawal started": ({ amount }) => [
    "Inilalabas namin ang pera mo",
    `Hindi ka puwedeng mag-log in sa ngayon, kaya ang staff namin ang nagsimula ng withdrawal ` +
      `na ${amount} papunta sa bank account mo. Kung wala kang alam dito, o kung walang ` +
      "dumating, makipag-ugnayan sa customer service.",
  ],
  "withdrawal paid": ({ amount }) => [
    "Nabayaran na ang withdrawal mo",
    `Naipadala na sa account mo ang ${amount}. Maaaring matagalan bago ito lumabas sa bangko mo.`,
  ],
  "withdrawal returned": ({ amount }) => [
    "Bumalik ang withdrawal mo",
    `Hindi nabayaran ang ${amount} at nasa balance mo na ulit.`,
  ],
  "payout sent": ({ amount, minutes }) => [
    "Papunta na ang withdrawal mo",
    `Naipadala na ang ${amount} sa account mo. ` +
      `Pakisabi sa loob ng ${minutes} minuto kung dumating na; ` +
      "kapag walang sagot, ituturing itong natanggap.",
  ],
  "payout sent without end": ({ amount }) => [
    "Papunta na ang withdrawal mo",
    `Naipadala na ang ${amount} sa account mo. Pakisabi sa page ng withdrawal mo kung dumating na.`,
  ],
  "payout sent unasked": ({ amount }) => [
    "Papunta na ang withdrawal mo",
    `Naipadala na ang ${amount} sa account mo. Kung hindi ito dumating sa loob ng ilang araw, ` +
      "makipag-ugnayan sa customer service.",
  ],
  "payout reminder": ({ amount, minutes }) => [
    "Dumating na ba ang withdrawal mo?",
    `May ${minutes} minuto ka pa para sabihin kung dumating ang ${amount}; ` +
      "kapag walang sagot, ituturing itong natanggap.",
  ],
  "owed taken": ({ amount }) => [
    "Kinuha para sa utang mo",
    `Kinuha ang ${amount} mula sa perang bumalik sa balanse mo para sa utang mo.`,
  ],
  "owed set off": ({ amount }) => [
    "Kinuha para sa utang mo",
    `Kinuha ang ${amount} mula sa withdrawal mo para sa utang mo. ` +
      "Ipapadala ang matitira, kung mayroon.",
  ],
  "payout owed": ({ amount }) => [
    "Dalawang beses nabayaran ang withdrawal",
    `Naipadala sa iyo ang ${amount} ng isang withdrawal kahit naibalik na ito sa balanse mo. ` +
      "Binawi namin ito sa balanse mo; ang kulang ay utang mo.",
  ],
  "payout came back": ({ amount }) => [
    "Ibinalik ng bangko ang withdrawal mo",
    `Bumalik sa amin ang ${amount}. Piliin sa page ng withdrawal mo ` +
      "kung ipapadala namin ulit o ibabalik sa balanse mo.",
  ],
  "complaint answered": ({ amount }) => [
    "Sinagot na namin ang reklamo mo",
    `Basahin sa page ng withdrawal mo ang nalaman namin tungkol sa ${amount}.`,
  ],
  "vip level reached": ({ label }) => [
    `${label} ka na`,
    "Naabot mo ang bagong VIP level. Tingnan kung ano ang para sa iyo.",
  ],
  "vip level lost": ({ label }) => [
    "Nagbago ang VIP level mo",
    `${label} ka na ngayon. ` +
      "Abutin sa isang buwan ang turnover ng dati mong level at maibabalik ito sa iyo.",
  ],
  "vip gift upgrade": ({ amount }) => [
    "Regalo sa bago mong level",
    `Kunin ang ${amount} sa reward center bago ito mag-expire.`,
  ],
  "vip gift birthday": ({ amount }) => [
    "Maligayang kaarawan!",
    `May regalo kami sa iyo: kunin ang ${amount} sa reward center bago ito mag-expire.`,
  ],
  "vip gift monthly": ({ amount }) => [
    "Ang regalo mo ngayong buwan",
    `Napanatili mo ang VIP level mo: kunin ang ${amount} sa reward center bago ito mag-expire.`,
  ],
  "vip left": () => [
    "Natapos na ang VIP level mo",
    "Wala kang VIP level sa ngayon. Tingnan kung paano makakuha.",
  ],
  "level raised": ({ level }) => [
    "Tapos na ang pag-verify sa iyo",
    `Verified ka na hanggang level ${level}. ` +
      "Dito nakabatay ang limit ng deposit at withdrawal mo.",
  ],
  "level lowered": ({ level }) => [
    "Nagbago ang verification mo",
    `Level ${level} na ang verification mo. Itanong sa customer service kung bakit.`,
  ],
  "account dormant soon": ({ day }) => [
    "Matagal ka nang hindi nagla-log in",
    `Kapag hindi ka nag-log in bago ang ${day}, ituturing nang dormant ang account mo. ` +
      "Walang bayad, at sa iyo pa rin ang balanse: puwede kang mag-withdraw kahit kailan.",
  ],
  "balance unclaimed": ({ amount, day }) => [
    "Paki-withdraw ang balanse mo",
    `Naka-exclude ka sa paglalaro at may natitira ka pang ${amount} dito. ` +
      `Paki-withdraw ito bago ang ${day}: ` +
      "mula noon, ayon sa batas, sa pondo ng bayan ito mapupunta. " +
      "Kung hindi mo magawa, kontakin ang customer service.",
  ],
  "account dormant": () => [
    "Dormant na ang account mo",
    "Sa tagal na hindi ka nag-log in, itinuturing nang dormant ang account mo. " +
      "Mag-log in ka lang at babalik ito sa dati. " +
      "Walang bayad, at puwede mo pa ring i-withdraw ang balanse.",
  ],
  "password changed": () => [
    "Napalitan ang password mo",
    "Na-sign out ang lahat ng iba mong device. " +
      "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "payment password changed": () => [
    "Napalitan ang payment password mo",
    "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "payment password recovered": () => [
    "Napalitan ang payment password mo",
    "Pinalitan ito gamit ang code na ipinadala namin, kaya maghihintay muna ang mga withdrawal. " +
      "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "payment password reset": () => [
    "Inalis ang payment password mo",
    "Inalis ito ng staff namin ayon sa hiling mo, kaya maghihintay muna ang mga withdrawal. " +
      "Kung hindi mo ito hiniling, kontakin agad ang customer service.",
  ],
  "passkey added": () => [
    "May naidagdag na passkey",
    "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "passkey removed": () => [
    "May inalis na passkey",
    "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "authenticator on": () => [
    "Naka-on na ang authenticator app mo",
    "Hihingin ang code nito sa bawat login at withdrawal. " +
      "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "authenticator off": () => [
    "Naka-off na ang authenticator app mo",
    "Maghihintay muna ang mga withdrawal. " +
      "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "recovery code used": () => [
    "Nagamit ang isa sa mga recovery code mo",
    "Hindi na ito gagana ulit. Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "new recovery codes": () => [
    "May mga bago ka nang recovery code",
    "Hindi na gagana ang mga dati. Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "number replaced": () => [
    "Napalitan ang mobile number mo",
    "Maghihintay muna ang mga withdrawal. " +
      "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "number reset": () => [
    "Inalis ang mobile number mo",
    "Inalis ito ng staff namin ayon sa hiling mo, kaya maghihintay muna ang " +
      "mga withdrawal. Kung hindi mo ito hiniling, kontakin agad ang customer service.",
  ],
  "address replaced": () => [
    "Napalitan ang e-mail address mo",
    "Maghihintay muna ang mga withdrawal. " +
      "Kung hindi ikaw ito, kontakin agad ang customer service.",
  ],
  "address reset": () => [
    "Inalis ang e-mail address mo",
    "Inalis ito ng staff namin ayon sa hiling mo, kaya maghihintay muna ang " +
      "mga withdrawal. Kung hindi mo ito hiniling, kontakin agad ang customer service.",
  ],
  "time-out began": () => [
    "Nagpapahinga ka sa paglalaro",
    "Hindi ka makakapaglaro o makakapag-deposit hanggang matapos ito. " +
      "Nasa page ng mga limit mo kung kailan; hindi ito mapapaaga.",
  ],
  "exclusion began": () => [
    "Nag-exclude ka ng sarili mo",
    "Hindi ka makakapaglaro o makakapag-deposit hanggang matapos ito. " +
      "Nasa page ng mga limit mo kung kailan; hindi ito mapapaaga.",
  ],
  "minor found": ({ amount }) => [
    "Sarado na ang account mo",
    "Ang may edad na hindi bababa sa minimum lang ang puwedeng maglaro rito. Ayon sa mga " +
      "dokumentong hawak namin, mas bata ka pa, kaya walang bisa ang mga taya mo, kanselado " +
      `ang mga panalo, at ibabalik sa pinanggalingan ang ${amount} na naideposito.`,
  ],
  "limit changed": ({ limit, amount }) => [
    "Nagbago ang isa mong limit",
    `${LIMITS[limit]}: ${amount || "walang limit"} simula ngayon. ` +
      "Kung hindi mo ito inaasahan, kontakin ang customer service.",
  ],
  "balance above limit": ({ amount }) => [
    "Lampas sa limit mo ang balanse",
    `Higit nang ${amount} ang balanse mo sa limit na itinakda mo. ` +
      "Paki-withdraw ang sobra; hindi muna tatanggap ng deposit.",
  ],
  "limit asked": ({ limit, amount }) => [
    "Humiling ka ng mas mataas na limit",
    `${LIMITS[limit]}: ${amount || "walang limit"}. ` +
      "Maghihintay muna ito, at magbabago lang kapag kinumpirma mo sa page ng mga limit mo.",
  ],
};
