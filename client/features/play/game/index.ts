export { allVendors, categoryLabel, isGameCategory, menuLanes, vendorOf } from './categories.ts'
export { CATEGORY_PATHS, categoryPage, GAME_CENTRE_PATH, SLOTS_CENTRE_PATH, categoryOfPath } from './category-pages.ts'
export { closeGame, useChosenGame } from './chosen-game.ts'
export { GameActionSheet } from './GameActionSheet.tsx'
export { GameGrid, HOTTEST, type Favourites } from './GameGrid.tsx'
export { GameListing } from './GameListing.tsx'
export { OwnGames } from './OwnGames.tsx'
export {
  gameBlock,
  hotGames,
  HOME_BLOCK_SIZE,
  LOBBY_SIZE,
  rankList,
  recommendedGames,
  singleGame,
  useVendor,
  vendorLanes,
  gameList,
  type GameFilter,
} from './game.queries.ts'
export { hasName } from './has-name.ts'
export { useChooseGame } from './use-choose-game.ts'
export { vendorListOf } from './vendor-list.ts'
export { VendorMarks, VendorTiles } from './VendorTiles.tsx'
export { WideGrid, WideTile } from './WideTile.tsx'
