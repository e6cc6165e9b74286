import type { SectionName, Settings } from "./settings.ts";

/** What players and visitors will feel of a change at once, as sentences; none for one that asks no question. */
export function risksOf<Section extends SectionName>(
  section: Section,
  before: Settings[Section],
  after: Settings[Section],
): string[] {
  if (section === "status")
    return risksOfStatus(before as Settings["status"], after as Settings["status"]);
  if (section === "features")
    return risksOfFeatures(before as Settings["features"], after as Settings["features"]);
  return [];
}

function risksOfStatus(before: Settings["status"], after: Settings["status"]): string[] {
  const closes =
    after.maintenance && (!before.maintenance || before.maintenanceEnd !== after.maintenanceEnd);
  const shutOut =
    after.allowedCountries.length > 0 &&
    before.allowedCountries.join() !== after.allowedCountries.join();
  return [
    ...(closes
      ? [
          "The site closes for everybody within seconds, signed in or not. Open rounds are still paid.",
        ]
      : []),
    ...(shutOut
      ? [
          `Only visitors from ${after.allowedCountries.join(", ")} find the site open; everybody else is shown why it is closed.`,
        ]
      : []),
    ...(after.allowedCountries.length > 0 &&
    before.unknownCountry === "allow" &&
    after.unknownCountry === "refuse"
      ? [
          "Visitors whose country can't be told are shut out, and without a geo-IP file that is everybody.",
        ]
      : []),
  ];
}

function risksOfFeatures(before: Settings["features"], after: Settings["features"]): string[] {
  const noWayIn = !after.USERNAMEREG && !after.MOBILEREG;
  const noWayBack = !after.CHNGPASSMAIL3 && !after.CHNGPASSVERIF3;
  return [
    ...(after.LOGINFIRST && !before.LOGINFIRST
      ? [
          "Visitors who are not signed in see the sign-in page and nothing else: no games, no promotions.",
        ]
      : []),
    ...(noWayIn && (before.USERNAMEREG || before.MOBILEREG)
      ? ["Nobody can register any more."]
      : []),
    ...(noWayBack && (before.CHNGPASSMAIL3 || before.CHNGPASSVERIF3)
      ? ["Players who forget their password have to contact customer service."]
      : []),
  ];
}
