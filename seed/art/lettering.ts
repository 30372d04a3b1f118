/** The name on a tile: one to three lines, each as large as its box allows, never truncated. */
import { CAP_HEIGHT, measure, outline, writable } from './glyphs.ts'
import { linear, n } from './markup.ts'

export interface LetteringBox {
  /** Centre of the lines. */
  x: number
  /** The last line's bottom edge, stroke included. */
  bottom: number
  width: number
  height: number
  maxSize: number
}

interface Line {
  text: string
  size: number
  width: number
  baseline: number
}

export interface Lettering {
  lines: Line[]
  /** Top edge of the first line, stroke included. */
  top: number
}

const MAX_LINES = 3
/** Below this size a tile 120 wide is not legible, so break an overlong word instead. */
const LEGIBLE = 25
/** Room for accents above capitals and the gap between lines, in em of the lower line. */
const LEADING = 0.23
/** A short line may exceed the common size by this much, as on a logo. */
const GROWTH = 1.4
/** Half the dark stroke, in em. */
const STROKE = 0.13
const ACCENT = 0.24
const hasAccent = (text: string) => text.normalize('NFD') !== text

function splits(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words.slice(0, words.length - lines + 1).flatMap((_, i) => {
    const head = words.slice(0, i + 1).join(' ')
    return splits(words.slice(i + 1), lines - 1).map((rest) => [head, ...rest])
  })
}

const breakLong = (word: string, width: number): string[] => {
  const pieces = Math.min(MAX_LINES, Math.ceil((measure(word) * LEGIBLE) / width))
  const size = Math.ceil([...word].length / pieces)
  return Array.from({ length: pieces }, (_, i) => [...word].slice(i * size, (i + 1) * size).join(''))
}

const tallness = (text: string) => CAP_HEIGHT + LEADING + (hasAccent(text) ? ACCENT : 0)

/** The common size at which every line of a split fits the box. */
function commonSize(lines: string[], box: LetteringBox): number {
  const em = Math.max(...lines.map(measure)) + STROKE * 2
  const rise = lines.reduce((sum, line) => sum + tallness(line), 0)
  return Math.min(box.maxSize, box.width / em, box.height / rise)
}

/** Enlarges lines to the same width if there is room. */
function grow(lines: string[], common: number, box: LetteringBox): number[] {
  const sizes = lines.map((line) => Math.min(common * GROWTH, box.maxSize * 1.15, box.width / (measure(line) + STROKE * 2)))
  const rise = lines.reduce((sum, line, i) => sum + tallness(line) * (sizes[i] ?? common), 0)
  return sizes.map((size) => Math.max(Math.min(common, size), size * Math.min(1, box.height / rise)))
}

export function layOut(name: string, box: LetteringBox): Lettering {
  const text = writable(name.toLocaleUpperCase('en'))
  const words = text.split(' ').flatMap((word) => (measure(word) * LEGIBLE > box.width ? breakLong(word, box.width) : [word]))
  const candidates = [1, 2, 3].slice(0, Math.min(MAX_LINES, words.length)).flatMap((count) => splits(words, count))
  /** Prefer large, then few lines, then lines of similar width. */
  const score = (lines: string[]) => {
    const widths = lines.map(measure)
    return (
      commonSize(lines, box) *
      (1 - lines.length * 0.07) *
      (lines.some((line) => line.length < 3) && lines.length > 1 ? 0.9 : 1) *
      (0.95 + (0.05 * Math.min(...widths)) / Math.max(...widths))
    )
  }
  const best = candidates.reduce((a, b) => (score(b) > score(a) ? b : a), [text])
  if (!text) return { lines: [], top: box.bottom }
  const common = commonSize(best, box)
  // Enlarging may exceed the height; the common size never does.
  let sizes = grow(best, common, box)
  if (best.reduce((sum, line, i) => sum + tallness(line) * (sizes[i] ?? 0), 0) > box.height + 0.01) sizes = best.map(() => common)

  let baseline = box.bottom - STROKE * (sizes.at(-1) ?? 0)
  const lines: Line[] = []
  for (let i = best.length - 1; i >= 0; i--) {
    const [line = '', size = common] = [best[i], sizes[i]]
    lines.unshift({ text: line, size, width: (measure(line) + STROKE * 2) * size, baseline })
    baseline -= tallness(line) * size
  }
  return { lines, top: baseline }
}

/** Painted in three passes: an offset ink body, an ink stroke, cream-to-mango faces. */
export function drawLettering({ lines }: Lettering, x: number, ink: string): { defs: string; body: string } {
  if (lines.length === 0) return { defs: '', body: '' }
  const size = Math.max(...lines.map((line) => line.size))
  const faces = lines.map((line) => `<path d="${outline(line.text, line.size, x, line.baseline, true)}"/>`).join('')
  const stroke = n(size * STROKE * 17)
  return {
    defs:
      `<g id="name" transform="scale(.1)">${faces}</g>` +
      linear('face', [
        [0, '#fff'],
        [0.5, '#fff3cf'],
        [0.56, '#ffe08a'],
        [1, '#ffb52e'],
      ]),
    body:
      `<g stroke-linejoin="round" stroke-width="${stroke}"><use href="#name" y="${n(size * 0.09)}" fill="${ink}" stroke="${ink}"/>` +
      `<use href="#name" fill="${ink}" stroke="${ink}"/></g><use href="#name" fill="url(#face)"/>`,
  }
}
