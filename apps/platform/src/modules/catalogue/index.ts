export { addKey, type NewKey } from "./keys/add-key.ts";
export { addHouseVendor } from "./vendors/add-house-vendor.ts";
export { addTestGame } from "./games/add-test-game.ts";
export { askVendor, callVendor } from "./vendors/ask-vendor.ts";
export { operatorFor } from "./vendors/operator-for.ts";
export { selectVendorsOff as vendorsOff } from "./offers/brand-offers.store.ts";
export { clientValues } from "./games/client-values.ts";
export {
  GAME_TYPES,
  HOUSE_VENDOR,
  isOurStudio,
  ARCADE_VENDOR,
  takesTrials,
  type GameType,
  type ListedGame,
  type Vendor,
} from "./catalogue.ts";
export { changeGame, switchGameForBrand } from "./games/change-game.ts";
export {
  selectGameNames as gameNames,
  selectNamesByIds as gameNamesByIds,
} from "./games/game-names.store.ts";
export { nameFor, type GameNames } from "./games/game-names.ts";
export { createVendor } from "./vendors/create-vendor.ts";
export { fillCatalogue } from "./filling/fill-catalogue.ts";
export { makeKey } from "./keys/make-key.ts";
export { selectPictures as picturesOfGames } from "./games/own-words.store.ts";
export { playableGames, type PlayableGames } from "./games/playable-games.ts";
export { retireKey } from "./keys/retire-key.ts";
export { catalogueApprovals } from "./requests/kinds.ts";
export { seedStudio } from "./filling/seed-studio.ts";
export { copyOffers } from "./offers/brand-offers.store.ts";
export { switchVendor, switchVendorForBrand } from "./vendors/switch-vendor.ts";
export { vendorAccounts } from "./vendors/vendor-accounts.ts";
export { toWireGame, wireGame, type WireGame } from "./games/wire-game.ts";
export { vendorNeeds } from "./vendors/vendor-needs.ts";
export {
  selectVendor as findVendor,
  selectVendors as allVendors,
  selectTransferVendors as transferVendors,
  selectVersion as catalogueVersion,
} from "./vendors/vendors.store.ts";
export {
  selectGame as findGame,
  selectKinds as kindsOfGames,
  selectGamesOfVendors as gamesOfVendors,
  selectVendorGames as gamesOf,
  selectVisibleByCodes as visibleGamesByCode,
  selectVisibleByIds as visibleGamesOf,
  selectVisibleGame as findVisibleGame,
} from "./games/games.store.ts";
export { digestGames } from "./games/write-games.store.ts";
export { categoryRow } from "./categories/categories.store.ts";
export {
  categoryNumber,
  VENDOR_CATEGORIES,
  type VendorCategory,
} from "./categories/category-of.ts";
export { selectStatedReturns as statedReturns } from "./games/stated-returns.store.ts";
