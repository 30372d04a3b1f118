/** Generated art: pure functions from a name to a self-contained SVG. The rest of the seed imports only from here. */
export { type BannerArt, bannerArt, heroArt, POPUP_SIDE, popupArt, welcomeArt, welcomePicture } from './banner.ts'
export { ART_CATEGORIES, type ArtCategory, CATEGORY_MOTIFS } from './category.ts'
export {
  AVATAR_COUNT,
  avatarArt,
  EMPTY_KINDS,
  type EmptyKind,
  emptyArt,
  logoSun,
  RANK_GIFT_PICTURES,
  rankGiftArt,
  rankGiftPicture,
  STATE_PICTURES,
  statePicture,
} from './emblem.ts'
export { type MotifName, MOTIFS } from './motifs/index.ts'
export { type PaletteName, PALETTES } from './palette.ts'
export { type GameArt, gameTile, gameWide } from './tile.ts'
export { type VendorIdentity, vendorMark, type VendorTile, vendorTile } from './vendor.ts'
