import type { SectionName, Settings } from "../settings.ts";

/**
 * Immediate effects of a change on players and visitors, as sentences; none for a harmless one.
 */
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
          "The site closes for everyone within seconds, signed in or not. " +
            "Open rounds are still paid.",
        ]
      : []),
    ...(shutOut
      ? [
          `Only visitors from ${after.allowedCountries.join(", ")} can use the site; ` +
            "everyone else is shown why it is closed.",
        ]
      : []),
    ...(after.allowedCountries.length > 0 &&
    before.unknownCountry === "allow" &&
    after.unknownCountry === "refuse"
      ? [
          "Visitors whose country is unknown are shut out, and without a " +
            "geo-IP file that is everyone.",
        ]
      : []),
  ];
}

function risksOfFeatures(before: Settings["features"], after: Settings["features"]): string[] {
  const noWayIn = !after.USERNAMEREG && !after.MOBILEREG;
  const noWayBack = !after.CHNGPASSMAIL3 && !after.CHNGPASSVERIF3;
  return [
    ...(after.LOGINFIRST && !before.LOGINFIRST
      ? ["Visitors who are not signed in see only the sign-in page: no games, no promotions."]
      : []),
    ...(noWayIn && (before.USERNAMEREG || before.MOBILEREG)
      ? ["Registration closes for everyone."]
      : []),
    ...(noWayBack && (before.CHNGPASSMAIL3 || before.CHNGPASSVERIF3)
      ? ["Players who forget their password have to contact customer service."]
      : []),
  ];
}
