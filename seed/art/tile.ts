/** The art of one game: portrait with its name, or wide without text for HTML copy. */
import { type ArtCategory, motifFor, SCENES } from './category.ts'
import { drawFlourish, type Flourish, sparkles } from './flourish.ts'
import { type Composition, drawGround, type Field } from './ground.ts'
import { drawLettering, layOut } from './lettering.ts'
import { lift, linear, n, svg } from './markup.ts'
import { type MotifName, motifOf, type StateMotifName } from './motifs/index.ts'
import { clearOf, type Palette, PALETTES, type Tone } from './palette.ts'
import { at, board } from './pen.ts'
import { type Random, random } from './random.ts'

export interface GameArt {
  name: string
  category: ArtCategory
  /** Overrides the motif from the name. */
  motif?: MotifName | undefined
  /** What distinguishes this game, e.g. `vendor/nodeId`; two games may share a name. */
  key: string
}

/** All random choices for a game, the same for its portrait and wide tile. */
export interface Look {
  motif: MotifName
  tone: Tone
  palette: Palette
  composition: Composition
  flourish: Flourish
  tilt: number
  random: Random
}

export function lookOf({ name, category, motif, key }: GameArt): Look {
  const chance = random(`${category}/${key}/${name}`)
  const scene = SCENES[category]
  const chosen = motif ?? motifFor(name, category, chance)
  const tone = chance.pick(motifOf(chosen).tones)
  return {
    motif: chosen,
    tone,
    palette: PALETTES[chance.pick(clearOf(tone, scene.palettes))],
    composition: chance.pick(scene.compositions),
    flourish: chance.pick(scene.flourishes),
    tilt: chance.between(-7, 7),
    random: chance,
  }
}

/** Scale that makes a motif's 200-unit box fill a circle of this radius. */
const scaleFor = (reach: number) => reach / 100

export const drawMotif = (name: MotifName | StateMotifName, tone: Tone, x: number, y: number, reach: number, tilt = 0) =>
  board(at(x, y, motifOf(name).draw(tone), tilt, scaleFor(reach)), 'filter="url(#lift)"')

const WIDTH = 300
const HEIGHT = 400
/** Space above the motif, where the heart and the tag overlap its edge. */
const HEADROOM = 20
const MAX_REACH = 128

/** Portrait 300 × 400 with its name, three per row in the lobby. */
export function gameTile(game: GameArt): string {
  const look = lookOf(game)
  const { palette } = look
  const lettering = layOut(game.name, { x: WIDTH / 2, bottom: HEIGHT - 22, width: WIDTH - 30, height: 122, maxSize: 52 })
  const stand = lettering.top - 4
  const reach = Math.min(MAX_REACH, (stand - HEADROOM) / 2)
  const field: Field = {
    width: WIDTH,
    height: HEIGHT,
    x: WIDTH / 2,
    y: Math.round(HEADROOM + (stand - HEADROOM) / 2 + 2),
    reach,
    palette,
    random: look.random,
  }
  const ground = drawGround(look.composition, field)
  const name = drawLettering(lettering, WIDTH / 2, palette.ink)
  const scrimTop = Math.max(HEIGHT * 0.5, lettering.top - 60)
  return svg({
    key: `tile/${game.category}/${game.key}/${game.name}`,
    label: game.name,
    width: WIDTH,
    height: HEIGHT,
    defs:
      ground.defs +
      name.defs +
      lift(palette.ink) +
      linear('foot', [
        [0, palette.ink, 0],
        [0.6, palette.ink, 0.78],
        [1, palette.ink, 0.96],
      ]),
    body:
      board(ground.body + drawFlourish(look.flourish, field) + sparkles(field)) +
      `<rect y="${n(scrimTop)}" width="${WIDTH}" height="${n(HEIGHT - scrimTop)}" fill="url(#foot)"/>` +
      drawMotif(look.motif, look.tone, field.x, field.y, reach, look.tilt) +
      name.body,
  })
}

const WIDE_WIDTH = 400
const WIDE_HEIGHT = 240

/** Wide 400 × 240 without lettering: the motif on the right, calm on the left and at the bottom for HTML copy. */
export function gameWide(game: GameArt): string {
  const look = lookOf(game)
  const { palette } = look
  const field: Field = { width: WIDE_WIDTH, height: WIDE_HEIGHT, x: 290, y: 116, reach: 104, palette, random: look.random }
  const ground = drawGround(look.composition, field)
  return svg({
    key: `wide/${game.category}/${game.key}/${game.name}`,
    label: game.name,
    width: WIDE_WIDTH,
    height: WIDE_HEIGHT,
    defs: ground.defs + lift(palette.ink) + sideScrim(palette),
    body:
      board(ground.body + drawFlourish(look.flourish === 'bunting' ? 'none' : look.flourish, field) + sparkles(field, 6)) +
      scrims(WIDE_WIDTH, WIDE_HEIGHT) +
      drawMotif(look.motif, look.tone, field.x, field.y, field.reach, look.tilt),
  })
}

/** Gradients that keep white text readable on the left and at the bottom. */
export const sideScrim = ({ ink }: Palette) =>
  linear(
    'side',
    [
      [0, ink, 0.72],
      [0.45, ink, 0.42],
      [0.75, ink, 0],
    ],
    true,
  ) +
  linear('foot', [
    [0, ink, 0],
    [1, ink, 0.75],
  ])

export const scrims = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" fill="url(#side)"/><rect y="${n(height * 0.55)}" width="${width}" height="${n(height * 0.45)}" fill="url(#foot)"/>`
