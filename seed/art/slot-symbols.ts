/** The symbols on the reels of a slot, as pictures of 220 × 220: motifs, letters, wild, scatter and multiplier. */
import { join } from 'node:path'
import type { ArtCategory } from './category.ts'
import { lift, svg } from './markup.ts'
import { type MotifName, motifOf } from './motifs/index.ts'
import { PALETTES, type PaletteName, type Tone } from './palette.ts'
import { at, ball, board, box, disc, flat, glint, hoop, letters, line, shape, shine, spin, star } from './pen.ts'
import { hash } from './random.ts'
import { drawMotif, lookOf } from './tile.ts'

const SIZE = 220
const CENTRE = SIZE / 2
const REACH = 92
const INK = '#14062e'

/** Pictures that are not motifs. */
const DRAWN = {
  'letter-a': () => letter('A', 'coral-red'),
  'letter-k': () => letter('K', 'blue'),
  'letter-q': () => letter('Q', 'violet'),
  wild: () => wild(),
  scatter: () => scatter(),
  multiplier: () => multiplier(),
} as const
type DrawnName = keyof typeof DRAWN
export type SlotSymbol = DrawnName | `${MotifName}-${Tone}`

const FACES = {
  'coral-red': ['#ff9d8a', '#e8384f', '#8c0d38'],
  blue: ['#9db8ff', '#3f6ae8', '#1c2f96'],
  violet: ['#d3b3ff', '#8a4fe8', '#45189f'],
} as const

/** A letter with a gold edge over a garland with a star. */
function letter(text: string, face: keyof typeof FACES): string {
  const [light, mid, deep] = FACES[face]
  return (
    letters(text, 0, -12, 158, INK, 'stroke="#14062e" stroke-width="24"') +
    letters(text, 0, -12, 158, mid, 'stroke="#ffd98a" stroke-width="11"') +
    letters(text, 0, -12, 158, mid, `stroke="${deep}" stroke-width="3"`) +
    letters(text, 0, -15, 148, light, 'opacity=".55"') +
    letters(text, 0, -9, 146, mid) +
    line('M-58 72Q-30 90 0 84Q30 90 58 72', '#e0a03a', 6) +
    shape(star(5, 22, 9, 0, 80), 'gold')
  )
}

const RIBBON = 'M-84 50H84L74 68L84 86H-84L-74 68Z'
/** A name in white on a ribbon. */
const ribbon = (text: string, tone: Tone, size: number) =>
  shape(RIBBON, tone) + box(-70, 46, 140, 44, 9, tone) + letters(text, 0, 68, size, '#fff', 'stroke="#14062e" stroke-width="1"')

const wild = () =>
  spin(12, () => shape('M-17-50L0-98L17-50Z', 'gold')) +
  ball(0, 0, 62, 'gold') +
  disc(0, 0, 44, 'url(#redBall)', 'stroke="#fff3c4" stroke-width="4"') +
  flat(star(8, 32, 14), '#fffbe6') +
  glint(-26, -34, 20, 9) +
  ribbon('WILD', 'red', 36)

const scatter = () => at(0, -8, motifOf('parol').draw('gold')) + ribbon('SCATTER', 'blue', 25)

const multiplier = () =>
  spin(10, () => shape('M-14-62L0-96L14-62Z', 'orange')) +
  ball(0, 0, 74, 'violet') +
  hoop(0, 0, 74, '#ffe27a', 7) +
  shine('M-52-26C-44-52-20-64 4-64C-16-54-36-42-46-18Z', 0.5)

const isDrawn = (name: SlotSymbol): name is DrawnName => Object.hasOwn(DRAWN, name)

export function slotSymbol(name: SlotSymbol): string {
  const [motif, tone] = name.split('-') as [MotifName, Tone]
  const body = isDrawn(name)
    ? board(at(CENTRE, CENTRE, DRAWN[name](), 0, REACH / 100), 'filter="url(#lift)"')
    : drawMotif(motif, tone, CENTRE, CENTRE, REACH)
  return svg({ key: `slot/${name}`, label: name, width: SIZE, height: SIZE, defs: lift(INK, 0.8), body })
}

/** Motifs that go together on one set of reels. The first family that has a game's motif is used. */
const FAMILIES: readonly (readonly MotifName[])[] = [
  ['pearl', 'fish', 'turtle', 'seahorse', 'starfish', 'trident', 'mermaid', 'crab', 'whale', 'octopus', 'shark', 'jellyfish'],
  ['pirateShip', 'chest', 'map', 'anchor', 'parrot', 'shipWheel', 'palmIsland', 'coinStack'],
  ['dragon', 'lantern', 'luckyBag', 'temple', 'templeGate', 'koi', 'phoenix', 'fan'],
  ['parol', 'jeepney', 'bahayKubo', 'mask', 'mango', 'sorbetes', 'carabao'],
  ['tiger', 'lion', 'elephant', 'eagle', 'clover'],
  ['pharaoh', 'scarab', 'ring'],
  ['rocket', 'planet', 'ufo', 'moon', 'comet', 'luckyStar'],
  ['cherry', 'grapes', 'watermelon', 'strawberry', 'orange', 'lemon'],
  ['volcano', 'thunder', 'sun', 'horseshoe'],
  ['crown', 'gem', 'goldBar', 'bell', 'piggy', 'seven', 'joker', 'trophy', 'coinFlip'],
]
const natural = (motif: MotifName): SlotSymbol => `${motif}-${motifOf(motif).tones[0]}`

/** Two of the motif's family, always the same for a game. */
function companions(motif: MotifName, key: string): [SlotSymbol, SlotSymbol] {
  const family = FAMILIES.find((one) => one.includes(motif)) ?? FAMILIES.at(-1)!
  const others = family.filter((one) => one !== motif)
  const first = hash(`${key}/companion`) % others.length
  const second = (first + 1 + (hash(`${key}/second`) % (others.length - 1))) % others.length
  return [natural(others[first]!), natural(others[second]!)]
}

/** The three best symbols of a game, and its ground. */
export type SlotTheme = readonly [SlotSymbol, SlotSymbol, SlotSymbol, PaletteName]

interface SlotGame {
  name: string
  category: ArtCategory
  motif?: MotifName | undefined
  key: string
}

/** Takes the motif and ground of the game's tile. */
export function slotTheme(game: SlotGame): SlotTheme {
  const { motif, tone, palette } = lookOf(game)
  const ground = (Object.keys(PALETTES) as PaletteName[]).find((name) => PALETTES[name] === palette) ?? 'ube'
  return [`${motif}-${tone}`, ...companions(motif, game.key), ground]
}

const CLASSIC: readonly SlotSymbol[] = ['seven-red', 'bar-blue', 'cherry-red', 'bell-gold', 'lemon-lemon', 'gem-green', 'gem-sky']
/** All symbols that these themes need. */
export const slotSymbolsOf = (themes: readonly SlotTheme[]): SlotSymbol[] =>
  [
    ...new Set([
      ...themes.flatMap(([best, second, third]) => [best, second, third]),
      ...CLASSIC,
      ...(Object.keys(DRAWN) as DrawnName[]),
    ]),
  ].sort()

const FOLDER = join(import.meta.dirname, '../../client/features/play/slots/art')
export const slotSymbolFile = (name: SlotSymbol) => join(FOLDER, `${name}.svg`)
export const slotThemesFile = join(FOLDER, 'themes.json')

/** The grounds, and each game's symbols and ground, one a line. */
export function slotThemesText(themes: Readonly<Record<string, SlotTheme>>): string {
  const lines = (rows: Readonly<Record<string, unknown>>) =>
    Object.entries(rows)
      .map(([key, row]) => `    ${JSON.stringify(key)}: ${JSON.stringify(row)}`)
      .join(',\n')
  return `{\n  "grounds": {\n${lines(PALETTES)}\n  },\n  "games": {\n${lines(themes)}\n  }\n}\n`
}
