/** A slot's look: its background, and the picture of each symbol. Drawn by the seed's art (seed/art/draw-slots.ts). */
import type { SlotState } from './slot-state.ts'
import themes from './art/themes.json'

/** The background's colours: glow behind the motif, body, darker rim, ink. */
export interface Ground {
  glow: string
  body: string
  deep: string
  ink: string
  spice: string
}

const GROUNDS: Readonly<Record<string, Ground>> = themes.grounds
const GAMES: Readonly<Record<string, readonly string[]>> = themes.games
const FALLBACK = ['gem-pink', 'crown-gold', 'bell-gold', 'ube']

/** The symbols of classic reels have their own pictures. */
const CLASSIC: Readonly<Record<string, string>> = {
  7: 'seven-red',
  B: 'bar-blue',
  C: 'cherry-red',
  G: 'bell-gold',
  L: 'lemon-lemon',
  W: 'wild',
}
/** Reels with wilds use letters for the low symbols; boards that tumble use stones, which clusters show better. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'letter-a',
  K: 'letter-k',
  Q: 'letter-q',
  S: 'scatter',
  W: 'wild',
}
const STONES: Readonly<Record<string, string>> = { A: 'gem-green', K: 'gem-sky', S: 'scatter', M: 'multiplier' }

const urls: Readonly<Record<string, string>> = import.meta.glob('./art/*.svg', { query: '?url', import: 'default', eager: true })
const urlOf = (name: string) => urls[`./art/${name}.svg`] ?? urls['./art/gem-pink.svg']!

export interface SlotTheme {
  ground: Ground
  /** Picture by letter. */
  pictures: ReadonlyMap<string, string>
}

export function slotTheme(
  gameCode: string,
  { type, reels, symbols }: Pick<SlotState['sheet'], 'type' | 'reels' | 'symbols'>,
): SlotTheme {
  const [best = '', second = '', third = '', ground = ''] = GAMES[gameCode] ?? FALLBACK
  const high = { P: best, E: second, D: third }
  const low = type === 'tumble' ? STONES : reels === 3 ? CLASSIC : LETTERS
  const names: Readonly<Record<string, string>> = { ...high, ...low }
  const drawn = symbols.filter((symbol) => symbol !== BLANK)
  return {
    ground: GROUNDS[ground] ?? GROUNDS['ube']!,
    pictures: new Map(drawn.map((symbol) => [symbol, urlOf(names[symbol] ?? 'gem-pink')])),
  }
}

/** A stop without a symbol. */
export const BLANK = '-'
