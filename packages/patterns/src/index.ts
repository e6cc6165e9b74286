export { complaintAbout, type Complaint } from "./complaint-about.ts";
export {
  isCharacterClass,
  CHARACTER_CLASSES,
  type CharacterClass,
  type OwnPattern,
  type OwnPatternName,
  type OwnPatterns,
  OWN_PATTERN_NAMES,
} from "./own-patterns.ts";
export { PATTERN_NAMES, isPatternName, type PatternName } from "./patterns.ts";
export { ANYTHING, type FieldRule } from "./rule.ts";
