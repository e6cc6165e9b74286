import type { PromotionTemplates, WhyWords } from "./promotion-templates.ts";

const WHY: WhyWords = {
  TERMS_NOT_MET: "hindi natugunan ang mga tuntunin.",
  PROOF_MISSING: "kulang ang patunay. Puwede kang mag-apply ulit nang kasama ito.",
  PROOF_UNREADABLE: "hindi mabasa ang mga larawan. Puwede kang mag-apply ulit nang mas malinaw.",
  OTHER: "hindi ito matanggap.",
};

export const fil: PromotionTemplates = {
  "bonus credited": ({ label, amount }) => [
    "Nandito na ang bonus mo",
    `Nadagdag na sa balanse mo ang ${amount} mula sa ${label}.`,
  ],
  "bonus completed": ({ label }) => [
    "Nalaro mo na ang bonus",
    `Tapos na ang ${label}: sa iyo na ang natira.`,
  ],
  "bonus completed in part": ({ label, amount }) => [
    "Nalaro mo na ang bonus",
    `Tapos na ang ${label}. Lampas sa puwedeng matira ` +
      `ang ${amount} kaya binawi; sa iyo na ang iba.`,
  ],
  "bonus expired": ({ label, amount }) => [
    "Natapos na ang bonus mo",
    `Hindi nalaro sa oras ang ${label}, o wala nang natirang ` +
      `panglaro. Binawi: ${amount}. Mananatili ang sarili mong pera.`,
  ],
  "bonus unclaimed": ({ label }) => [
    "Hindi nakuha ang bonus mo",
    `Tapos na ang palugit para kunin ang ${label}.`,
  ],
  "bonus given up": ({ label, amount }) => [
    "Binitawan mo ang bonus",
    `Natapos na ang ${label}. Binawi: ${amount}. Mananatili ang sarili mong pera.`,
  ],
  "bonus ended by exclusion": ({ label, amount }) => [
    "Natapos na ang bonus mo",
    `Natapos ang ${label} dahil sa exclusion mo. Binawi: ${amount}. Mananatili ` +
      "ang sarili mong pera at puwede mo itong i-withdraw.",
  ],
  "bonus voided": ({ label, amount }) => [
    "Kinansela ang bonus",
    `Kinansela ang ${label} dahil labag sa mga tuntunin. Binawi: ` +
      `${amount}. Sasagutin ng customer service ang mga tanong mo.`,
  ],
  "bonus refused": ({ label }) => [
    "Walang bonus ang deposito mo",
    "Nasa balanse mo na ang deposito, pero hindi " +
      `puwede ang ${label} para rito o sa account mo.`,
  ],
  "application accepted": ({ label, amount, day }) => [
    "Tinanggap ang aplikasyon mo",
    `May ${amount} ka mula sa ${label}. Kunin ito hanggang ${day}.`,
  ],
  "application rejected": ({ label, why }) => [
    "Hindi tinanggap ang aplikasyon mo",
    `${label}: ${WHY[why]}`,
  ],
};
