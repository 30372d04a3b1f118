import type { TFunction } from 'i18next'

/** Classifications with a text; unknown ones show their key. */
const LABEL = {
  ALL: 'classify_ALL',
  NEW: 'classify_NEW',
  CLASSIC: 'classify_CLASSIC',
  VIDEO: 'classify_VIDEO',
  MEGAWAYS: 'classify_MEGAWAYS',
  CLUSTER: 'classify_CLUSTER',
  JACKPOT: 'classify_JACKPOT',
  BOSS: 'classify_BOSS',
  OCEAN: 'classify_OCEAN',
  ARCADE: 'classify_ARCADE',
  BACCARAT: 'classify_BACCARAT',
  ROULETTE: 'classify_ROULETTE',
  BLACKJACK: 'classify_BLACKJACK',
  GAME_SHOW: 'classify_GAME_SHOW',
  DRAGON_TIGER: 'classify_DRAGON_TIGER',
  SICBO: 'classify_SICBO',
  POKER: 'classify_POKER',
  CARDS: 'classify_CARDS',
  MAHJONG: 'classify_MAHJONG',
  DOMINO: 'classify_DOMINO',
  DICE: 'classify_DICE',
  BOARD: 'classify_BOARD',
  CRASH: 'classify_CRASH',
  TABLE: 'classify_TABLE',
  SPORTSBOOK: 'classify_SPORTSBOOK',
  VIRTUAL: 'classify_VIRTUAL',
  DERBY: 'classify_DERBY',
  MOBA: 'classify_MOBA',
  SHOOTER: 'classify_SHOOTER',
  LIVE_PIT: 'classify_LIVE_PIT',
  LIVE_MATCH: 'classify_LIVE_MATCH',
  LOTTO: 'classify_LOTTO',
  DIGITS: 'classify_DIGITS',
  MIEN_BAC: 'classify_MIEN_BAC',
  MIEN_TRUNG: 'classify_MIEN_TRUNG',
  MIEN_NAM: 'classify_MIEN_NAM',
  SSC: 'classify_SSC',
  '11X5': 'classify_11X5',
  K3: 'classify_K3',
  PK10: 'classify_PK10',
  LF: 'classify_LF',
  KENO: 'classify_KENO',
  BINGO: 'classify_BINGO',
  SCRATCH: 'classify_SCRATCH',
} as const
type Known = keyof typeof LABEL
const isKnown = (kind: string): kind is Known => kind in LABEL

const readable = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase().replaceAll('_', ' ')

export const kindLabel = (t: TFunction<'game-kind'>, kind: string): string => (isKnown(kind) ? t(LABEL[kind]) : readable(kind))
