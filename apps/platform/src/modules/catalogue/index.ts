export { addKey, type NewKey } from "./add-key.ts";
export { addHouseVendor } from "./add-house-vendor.ts";
export { addTestGame } from "./add-test-game.ts";
export { askVendor } from "./ask-vendor.ts";
export { clientValues } from "./client-values.ts";
export {
  GAME_TYPES,
  HOUSE_VENDOR,
  takesTrials,
  type GameType,
  type ListedGame,
  type Vendor,
} from "./catalogue.ts";
export { catalogueJobs } from "./catalogue.jobs.ts";
export { catalogueRoutes } from "./catalogue.routes.ts";
export { changeGame, switchGameForBrand } from "./change-game.ts";
export { createVendor } from "./create-vendor.ts";
export { fillCatalogue } from "./fill-catalogue.ts";
export { makeKey } from "./make-key.ts";
export { operatorGameRoutes } from "./operator-games.routes.ts";
export { operatorOfferRoutes } from "./operator-offers.routes.ts";
export { operatorVendorKeyRoutes } from "./operator-keys.routes.ts";
export { operatorVendorRoutes } from "./operator-vendors.routes.ts";
export { selectPictures as picturesOfGames } from "./own-words.store.ts";
export { playableGames, type PlayableGames } from "./playable-games.ts";
export { retireKey } from "./retire-key.ts";
export { catalogueApprovals } from "./requests/kinds.ts";
export { vendorRequestRoutes } from "./requests/vendor-requests.routes.ts";
export { seedStudio } from "./seed-studio.ts";
export { switchVendor, switchVendorForBrand } from "./switch-vendor.ts";
export { vendorAccounts } from "./vendor-accounts.ts";
export { toWireGame, wireGame, type WireGame } from "./wire-game.ts";
export { vendorNeeds } from "./vendor-needs.ts";
export {
  selectVendor as findVendor,
  selectVendors as allVendors,
  selectVersion as catalogueVersion,
} from "./vendors.store.ts";
export {
  digestGames,
  selectGame as findGame,
  selectGameNames as gameNames,
  selectVendorGames as gamesOf,
  selectVisibleByCodes as visibleGamesByCode,
  selectVisibleByIds as visibleGamesOf,
  selectVisibleGame as findVisibleGame,
} from "./games.store.ts";
