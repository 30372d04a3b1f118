/** Turns the name lists next to this file into games: codes, classes, minimum bets and places, always the same. */
import type { GameCategory } from '#contract/game-category.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import type { MotifName } from '#seed/art/index.ts'
import { SHEETS } from '#server/games/slots/sheets.ts'
import { hash, random } from '#seed/art/random.ts'

/** vendor → class → names, separated by commas. */
export type NameLists = Record<string, Record<string, string>>

export interface NamedGame {
  name: string
  vendorCode: string
  category: GameCategory
  classify: string
}

export interface GameSeed extends NamedGame {
  nodeId: string
  gameCode: string
  names: Record<string, string>
  minBet: bigint
  minLine: number
  isNew: boolean
  /** 1 = hottest; null = not hot. */
  hotRank: number | null
  hasFreePlay: boolean
  isRunning: boolean
  /** Opens the list of its vendor's games. */
  isVendorList: boolean
  sortIndex: number
  motif: MotifName | undefined
}

/** Hundredths of the currency unit. RNG uses the steps of the filter (SCR-14) and a few above. */
const MIN_BETS: Record<GameCategory, readonly [number, ...number[]]> = {
  RNG: [1, 5, 10, 10, 50, 50, 75, 100, 100, 100, 200],
  FISH: [1, 10, 10, 50, 100],
  LIVE: [100, 500, 1_000, 2_000, 5_000],
  PVP: [10, 50, 100, 500],
  COCKFIGHT: [2_000, 5_000, 10_000],
  SPORTS: [1_000, 2_000],
  ESPORTS: [1_000, 2_000],
  LOTT: [100, 500, 1_000],
  ELOTT: [10, 100, 100],
  INHOUSE: [100],
}
const LINES = [1, 5, 9, 10, 20, 20, 25, 30, 40, 50] as const
const NEW_ONE_IN = 11
const FREE_PLAY_PERCENT: Partial<Record<GameCategory, number>> = { RNG: 55, FISH: 40, PVP: 20, INHOUSE: 100 }
const PERCENT = 100
const HUNDREDTH = MONEY_SCALE / 100n

const FIRST_NODE_ID: Record<GameCategory, number> = {
  RNG: 100_001,
  FISH: 200_001,
  LIVE: 300_001,
  PVP: 400_001,
  COCKFIGHT: 450_001,
  SPORTS: 500_001,
  ESPORTS: 550_001,
  LOTT: 600_001,
  ELOTT: 650_001,
  INHOUSE: 700_001,
}

export const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Names in list order. */
export function readLists(category: GameCategory, lists: NameLists): NamedGame[] {
  return Object.entries(lists).flatMap(([vendorCode, classes]) =>
    Object.entries(classes).flatMap(([classify, names]) =>
      names.split(',').map((name) => ({ name: name.trim(), vendorCode, category, classify })),
    ),
  )
}

/** Takes one game of each vendor in turn, so that no page of the lobby shows a single studio. */
function dealByVendor(games: readonly NamedGame[]): Map<NamedGame, number> {
  const dealt = new Map<string, number>()
  const rounds = games.map((game) => {
    const round = dealt.get(game.vendorCode) ?? 0
    dealt.set(game.vendorCode, round + 1)
    return { game, round }
  })
  return new Map(rounds.sort((a, b) => a.round - b.round).map(({ game }, index) => [game, index + 1]))
}

const SLOTS = new Set(SHEETS.map(({ vendorCode, gameCode }) => `${vendorCode}/${gameCode}`))

export interface Spotlight {
  /** Hottest first. */
  hot: readonly string[]
  new: readonly string[]
  running: readonly string[]
  motifs: Readonly<Record<string, MotifName>>
  translations: Readonly<Record<string, Record<string, string>>>
}

/** The games of one category. Node ids are consecutive, so that they stay the same when a list grows at its end. */
export function buildCategory(games: readonly NamedGame[], spotlight: Spotlight): GameSeed[] {
  // Games that can be played come first.
  const runs = ({ name, vendorCode }: NamedGame) =>
    Number(spotlight.running.includes(name) || SLOTS.has(`${vendorCode}/${codeOf(name)}`))
  const places = dealByVendor(games.toSorted((one, other) => runs(other) - runs(one)))
  return games.map((game, index) => {
    const { name, category } = game
    const chance = random(`game/${category}/${name}`)
    const hot = spotlight.hot.indexOf(name)
    return {
      ...game,
      nodeId: String(FIRST_NODE_ID[category] + index),
      gameCode: codeOf(name),
      names: spotlight.translations[name] ?? {},
      minBet: BigInt(chance.pick(MIN_BETS[category])) * HUNDREDTH,
      minLine: category === 'RNG' ? chance.pick(LINES) : 1,
      isNew: spotlight.new.includes(name) || (hot < 0 && runs(game) === 1 && hash(`new/${name}`) % NEW_ONE_IN === 0),
      hotRank: hot < 0 ? null : hot + 1,
      hasFreePlay: chance.whole(1, PERCENT) <= (FREE_PLAY_PERCENT[category] ?? 0),
      isRunning: runs(game) === 1,
      isVendorList: false,
      sortIndex: places.get(game) ?? index + 1,
      motif: spotlight.motifs[name],
    }
  })
}

/** A separate range: the categories' own numbers keep growing. */
const FIRST_LIST_NODE_ID = 800_001

export interface VendorListPlan {
  vendorCode: string
  /** The studio's name, as on its tile. */
  name: string
  category: GameCategory
  /** Its position after this many of the category's games. */
  place: number
  motif: MotifName
}

/** Tiles that open a studio's list. */
export const buildVendorLists = (plans: readonly VendorListPlan[]): GameSeed[] =>
  plans.map(({ place, ...plan }, index) => ({
    ...plan,
    classify: 'ALL',
    nodeId: String(FIRST_LIST_NODE_ID + index),
    gameCode: codeOf(plan.name),
    names: {},
    minBet: 0n,
    minLine: 1,
    isNew: false,
    hotRank: null,
    hasFreePlay: false,
    isRunning: false,
    isVendorList: true,
    sortIndex: place,
  }))
