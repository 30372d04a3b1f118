/** A games vendor: a glyph in a coloured shape, a wordmark, and a wide tile of what it offers. */
import { type ArtCategory, CATEGORY_MOTIFS, SCENES } from './category.ts'
import { drawFlourish, sparkles } from './flourish.ts'
import { measure, outline, writable } from './glyphs.ts'
import { drawGround, type Field } from './ground.ts'
import { lift, n, svg } from './markup.ts'
import { motifOf } from './motifs/index.ts'
import { clearOf, PALETTES, type Tone, TONES } from './palette.ts'
import { at, board, disc, flat, hoop, line, polar, polygon, sector, spin, star, SUITS } from './pen.ts'
import { type Random, random } from './random.ts'
import { drawMotif, scrims, sideScrim } from './tile.ts'

type Ink = readonly [Tone, string]

/** A logo's colour: its roundel, and a wordmark with a contrast of 3.5 to 4.5 to 1 on both themes' surfaces. */
const INKS: readonly [Ink, ...Ink[]] = [
  ['red', '#e0384c'],
  ['orange', '#c85f0a'],
  ['gold', '#a8740a'],
  ['green', '#1f8f42'],
  ['teal', '#0e8a85'],
  ['sky', '#1c80d6'],
  ['blue', '#4f74ee'],
  ['violet', '#8a5cf0'],
  ['pink', '#d63a94'],
]

const WHITE = '#fff'
const GLYPHS: readonly [() => string, ...(() => string)[]] = [
  () => flat(star(4, 30, 9), WHITE),
  () => flat(star(8, 30, 14), WHITE),
  () => at(0, 0, flat(SUITS.spade, WHITE), 0, 1.3),
  () => at(0, 2, flat(SUITS.heart, WHITE), 0, 1.3),
  () => flat('M-28 16L-30-16L-13 0L0-24L13 0L30-16L28 16ZM-28 20H28V26H-28Z', WHITE),
  () => flat('M6-32L-20 6H-3L-8 32L20-8H4Z', WHITE),
  () => line('M-30 8Q-15-14 0 8T30 8M-30-10Q-15-32 0-10T30-10M-30 26Q-15 4 0 26T30 26', WHITE, 7),
  () => flat('M-28-8L-14-24H14L28-8L0 28Z', WHITE) + line('M-28-8H28M-10-8L0 28L10-8', 'currentColor', 2.5),
  () => hoop(0, 0, 24, WHITE, 8) + disc(0, 0, 9, WHITE),
  () => spin(3, () => flat('M0-4C-16-12-14-30 0-32C14-30 16-12 0-4Z', WHITE), 0),
  () => spin(5, () => flat('M0-3C-12-12-9-30 0-31C9-30 12-12 0-3Z', WHITE), 0),
  () => flat(polygon(3, 30, 0, 4), WHITE) + flat(polygon(3, 13, 0, 6, 180), 'currentColor'),
  () => flat('M10-30A31 31 0 1 0 30 12A25 25 0 0 1 10-30Z', WHITE),
  () => line('M-24 22V2M-8 22V-12M8 22V-2M24 22V-24', WHITE, 9),
  () => flat('M-30 20L-8-24L4-2L12-14L30 20Z', WHITE),
  () => spin(4, () => disc(0, -17, 10, WHITE), 45) + disc(0, 0, 6, WHITE),
  () => flat(sector(20, 340, 30, 16), WHITE) + flat('M0-6H31V6H0Z', WHITE),
  () => flat('M-26-26H28V-12L2 28H-18L6-10H-26Z', WHITE),
  () => flat('M0-32L26-16V16L0 32L-26 16V-16Z', WHITE) + flat('M0-17L14-8V8L0 17L-14 8V-8Z', 'currentColor'),
  () => line('M-26 18C-26-30 26-30 26 18M-13 22C-13-8 13-8 13 22', WHITE, 8) + disc(0, 22, 5, WHITE),
  () => flat('M-30 0C-14-26 14-26 30 0C14 26-14 26-30 0Z', WHITE) + disc(0, 0, 11, 'currentColor') + disc(3, -3, 4, WHITE),
  () => flat('M-28 24C-30-10-6-30 28-28C30 6 10 30-20 20L-28 30Z', WHITE),
  () => line('M-22-22L22 22M22-22L-22 22', WHITE, 10) + disc(0, 0, 11, WHITE),
  () => spin(6, () => line('M0-10V-29', WHITE, 8)) + disc(0, 0, 5, WHITE),
]

/** Outlines of the roundel, 100 across. */
const SHAPES: readonly [string, ...string[]] = [
  'M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z',
  'M-22-48H22Q48-48 48-22V22Q48 48 22 48H-22Q-48 48-48 22V-22Q-48-48-22-48Z',
  'M0-52L42-30Q47-27 47-20V20Q47 27 42 30L0 52L-42 30Q-47 27-47 20V-20Q-47-27-42-30Z',
  'M0-50C22-44 38-44 48-44C50 6 40 36 0 52C-40 36-50 6-48-44C-38-44-22-44 0-50Z',
  'M-50-50H8A42 42 0 0 1 50-8V50H-8A42 42 0 0 1-50 8Z',
  `M${Array.from({ length: 24 }, (_, i) =>
    polar(i * 15, i % 2 ? 45 : 51)
      .map(n)
      .join(' '),
  ).join('L')}Z`,
]

export interface VendorIdentity {
  code: string
  name: string
}

interface Mark {
  tone: Tone
  ink: string
  roundel: string
}

function markOf({ code, name }: VendorIdentity): Mark {
  const chance: Random = random(`vendor/${code}/${name}`)
  const [tone, ink] = chance.pick(INKS)
  const outside = chance.pick(SHAPES)
  const glyph = chance.pick(GLYPHS)()
  return {
    tone,
    ink,
    roundel:
      flat(outside, `url(#${tone})`) +
      `<path d="${outside}" fill="none" stroke="${TONES[tone].edge}" stroke-width="3" opacity=".65" transform="scale(.9)"/>` +
      `<g color="${TONES[tone].deep}">${at(0, 0, glyph, 0, 0.92)}</g>`,
  }
}

/** One or two lines, left-aligned in a box. */
function wordmark(name: string, x: number, middle: number, width: number, maxSize: number, fill: string): string {
  const words = writable(name).split(' ')
  const cuts = words.map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')].filter(Boolean))
  const sizeOf = (lines: string[]) =>
    Math.min(maxSize * (lines.length > 1 ? 0.8 : 1), width / Math.max(...lines.map(measure), 0.1))
  const lines = cuts.reduce((best, cut) => (sizeOf(cut) > sizeOf(best) ? cut : best), [words.join(' ')])
  const size = sizeOf(lines)
  const top = middle + size * 0.36 - ((lines.length - 1) * size * 1.08) / 2
  return lines.map((text, i) => flat(outline(text, size, x + (measure(text) * size) / 2, top + i * size * 1.08), fill)).join('')
}

/** 320 × 160, transparent: readable on dark and light surfaces. */
export function vendorMark(vendor: VendorIdentity): string {
  const { ink, roundel } = markOf(vendor)
  return svg({
    key: `vendor/${vendor.code}/${vendor.name}`,
    label: vendor.name,
    width: 320,
    height: 160,
    body: board(at(66, 80, roundel, 0, 0.98) + wordmark(vendor.name, 130, 80, 178, 44, ink)),
  })
}

export interface VendorTile extends VendorIdentity {
  category: ArtCategory
  /** Leaves the left side empty, for a caller that puts a logo over it. */
  bare?: boolean
}

/** 400 × 240: the category's art on the right, the vendor's logo in white on the left. */
export function vendorTile(vendor: VendorTile): string {
  const { tone: own, roundel } = markOf(vendor)
  const chance = random(`vendorTile/${vendor.category}/${vendor.code}/${vendor.name}`)
  const scene = SCENES[vendor.category]
  const motif = chance.pick(CATEGORY_MOTIFS[vendor.category])
  const tone = chance.pick(motifOf(motif).tones)
  const palette = PALETTES[chance.pick(clearOf(own, clearOf(tone, scene.palettes)))]
  const field: Field = { width: 400, height: 240, x: 302, y: 118, reach: 92, palette, random: chance }
  const ground = drawGround(chance.pick(scene.compositions), field)
  const mark = vendor.bare ? '' : at(58, 72, roundel, 0, 0.72) + wordmark(vendor.name, 24, 168, 190, 40, '#fff')
  return svg({
    key: `vendorTile/${vendor.category}/${vendor.code}/${vendor.name}`,
    label: vendor.name,
    width: 400,
    height: 240,
    defs: ground.defs + lift(palette.ink) + sideScrim(palette),
    body:
      board(ground.body + drawFlourish(chance.pick(['bokeh', 'none', 'confetti', 'coins']), field) + sparkles(field, 5)) +
      scrims(400, 240) +
      drawMotif(motif, tone, field.x, field.y, field.reach, chance.between(-6, 6)) +
      board(mark),
  })
}
