import type { TournamentsTemplates } from "./tournaments-templates.ts";

export const fil: TournamentsTemplates = {
  "tournament prize paid": ({ label, amount }) => [
    `${label}: nanalo ka ng ${amount}`,
    "Nasa wallet mo na ang premyo. Tingnan ang huling talaan.",
  ],
  "tournament prize waits": ({ label, amount, day }) => [
    `${label}: naghihintay sa iyo ang ${amount}`,
    `I-verify ang account mo hanggang ${day} at ibibigay ang premyo sa wallet mo.`,
  ],
  "tournament cancelled": ({ label, amount }) => [
    `Kinansela ang ${label}`,
    `Naibalik na sa wallet mo ang bayad sa pagsali na ${amount}.`,
  ],
};
