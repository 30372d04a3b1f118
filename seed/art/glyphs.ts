/** Sora 800 as outlines: an SVG shown through <img> can load no web font. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, PathCommand } from 'opentype.js'

// The package is UMD: Node finds no named exports in it.
const require = createRequire(import.meta.url)
const { parse } = require('opentype.js') as typeof import('opentype.js')

const loadFont = (subset: string): Font => {
  const bytes = readFileSync(require.resolve(`@fontsource/sora/files/sora-${subset}-800-normal.woff`))
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
const FONTS = [loadFont('latin'), loadFont('latin-ext')] as const
const UNITS = 1000

/** Letter spacing of display text, in em. */
const TRACKING = -0.025
/** Height of a capital, in em. */
export const CAP_HEIGHT = 0.73

interface Letter {
  commands: PathCommand[]
  advance: number
  font: Font
  index: number
}

const letters = new Map<string, Letter | null>()

function letter(char: string): Letter | null {
  const known = letters.get(char)
  if (known !== undefined) return known
  const font = FONTS.find((f) => f.charToGlyphIndex(char) > 0)
  const glyph = font?.charToGlyph(char)
  const drawn = font &&
    glyph && { commands: glyph.getPath(0, 0, UNITS).commands, advance: glyph.advanceWidth ?? UNITS / 2, font, index: glyph.index }
  letters.set(char, drawn ?? null)
  return drawn ?? null
}

/** Typographic marks the subset font may lack, and their replacements. */
const PLAIN: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '₱': 'P',
  Đ: 'D',
  đ: 'd',
}

/** The part of a text that the font can write: drops missing accents, then whole characters. */
export const writable = (text: string): string =>
  [...text.normalize('NFC')]
    .flatMap((char) => (letter(char) ? [char] : [...(PLAIN[char] ?? char.normalize('NFD'))].filter((part) => letter(part))))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const spell = (text: string): Letter[] => [...text].flatMap((char) => letter(char) ?? [])

/** Distance from one letter's origin to the next one's, in em. */
const step = (now: Letter, next: Letter | undefined) => {
  if (!next) return now.advance / UNITS
  const kern =
    now.font === next.font ? now.font.getKerningValue(now.font.glyphs.get(now.index), now.font.glyphs.get(next.index)) : 0
  return (now.advance + kern) / UNITS + TRACKING
}

/** Width in em. */
export const measure = (text: string): number => {
  const word = spell(text)
  return word.reduce((width, now, i) => width + step(now, word[i + 1]), 0)
}

/** In tenths of a unit. */
type Spot = readonly [number, number]
const tenth = (value: number) => Math.round(value * 10)
const joined = (values: number[], whole: boolean) =>
  values
    .map((v) => (whole ? String(v) : String(v / 10).replace(/^(-?)0\./, '$1.')))
    .reduce((out, v) => (out && !v.startsWith('-') ? `${out} ${v}` : out + v), '')

/** Writes relative path data; tracks the rounded pen position, so that rounding errors never add up. */
function pathWriter(whole: boolean) {
  let d = ''
  let [penX, penY] = [0, 0]
  let start: Spot = [0, 0]
  const to = (name: string, ...points: Spot[]) => {
    d +=
      name +
      joined(
        points.flatMap(([px, py]) => [px - penX, py - penY]),
        whole,
      )
    ;[penX, penY] = points.at(-1) ?? start
  }
  return {
    move(spot: Spot) {
      d += `M${joined([...spot], whole)}`
      ;[penX, penY] = start = spot
    },
    line(spot: Spot) {
      const [x, y] = spot
      if (x === penX && y === penY) return
      if (x !== penX && y !== penY) return to('l', spot)
      d += y === penY ? `h${joined([x - penX], whole)}` : `v${joined([y - penY], whole)}`
      ;[penX, penY] = spot
    },
    curve: to,
    close() {
      d += 'z'
      ;[penX, penY] = start
    },
    data: () => d,
  }
}

/** Path data of a text centred on `x`, its baseline at `y`: relative commands, to a tenth of a unit. `whole` writes tenths as units, for a group scaled by .1. */
export function outline(text: string, size: number, x: number, y: number, whole = false): string {
  const word = spell(text)
  const scale = size / UNITS
  const pen = pathWriter(whole)
  let originX = x - (measure(text) * size) / 2
  word.forEach((now, i) => {
    const place = (px: number, py: number): Spot => [tenth(originX + px * scale), tenth(y + py * scale)]
    for (const c of now.commands) {
      if (c.type === 'M') pen.move(place(c.x, c.y))
      else if (c.type === 'L') pen.line(place(c.x, c.y))
      else if (c.type === 'Q') pen.curve('q', place(c.x1, c.y1), place(c.x, c.y))
      else if (c.type === 'C') pen.curve('c', place(c.x1, c.y1), place(c.x2, c.y2), place(c.x, c.y))
      else pen.close()
    }
    originX += step(now, word[i + 1]) * size
  })
  return pen.data()
}
