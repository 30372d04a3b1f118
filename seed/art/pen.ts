/** The drawing functions for all motifs. A motif fits a box of 200 × 200 around 0,0, inside a `board`. */
import { outline } from './glyphs.ts'
import { n, share } from './markup.ts'
import { type Tone, TONES } from './palette.ts'

const extra = (more: string) => (more ? ` ${more}` : '')

/** Sets what all strokes share: round ends, and the width of a light edge. */
export const board = (inner: string, more = '') =>
  `<g stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"${extra(more)}>${inner}</g>`

/** A solid: three tones from the top and a light edge. */
export const shape = (d: string, tone: Tone, more = '') =>
  `<path d="${d}" fill="url(#${tone})" stroke="${TONES[tone].edge}"${extra(more)}/>`

export const flat = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${extra(more)}/>`
export const shade = (d: string, opacity = 0.2) => flat(d, '#0b0418', `opacity="${opacity}"`)
export const shine = (d: string, opacity = 0.4) => flat(d, '#fff', `opacity="${opacity}"`)

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra(more)}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra(more)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra(more)}/>`

export const hoop = (x: number, y: number, r: number, colour: string, width: number, more = '') =>
  disc(x, y, r, 'none', `stroke="${colour}" stroke-width="${width}"${extra(more)}`)

export const glint = (x: number, y: number, rx: number, ry: number, turn = -35, opacity = 0.65) =>
  oval(0, 0, rx, ry, '#fff', `opacity="${opacity}" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"`)

/** A lit sphere with an edge and a highlight. */
export const ball = (x: number, y: number, r: number, tone: Tone) =>
  disc(x, y, r, `url(#${tone}Ball)`, `stroke="${TONES[tone].edge}"`) +
  (r < 15
    ? disc(x - r * 0.35, y - r * 0.38, r * 0.22, '#fff', 'opacity=".7"')
    : glint(x - r * 0.38, y - r * 0.42, r * 0.3, r * 0.17))

export const box = (x: number, y: number, w: number, h: number, r: number, tone: Tone, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="url(#${tone})" stroke="${TONES[tone].edge}"${extra(more)}/>`

export const slab = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"${extra(more)}/>`

export const at = (x: number, y: number, inner: string, turn = 0, scale = 1) => {
  const steps = [
    x || y ? `translate(${n(x)} ${n(y)})` : '',
    turn ? `rotate(${n(turn)})` : '',
    scale === 1 ? '' : `scale(${+scale.toFixed(3)})`,
  ]
  return `<g transform="${steps.filter(Boolean).join(' ')}">${inner}</g>`
}

/** A half and its reflection. */
export const mirror = (half: string) => {
  const id = share(half)
  return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`
}

export const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** `count` copies around the centre; angle in degrees. */
export const spin = (count: number, draw: (i: number) => string, start = 0) => {
  const turn = (i: number) => n(start + (i * 360) / count)
  const copies = Array.from({ length: count }, (_, i) => draw(i))
  if (copies.some((copy) => copy !== copies[0]))
    return copies.map((copy, i) => `<g transform="rotate(${turn(i)})">${copy}</g>`).join('')
  const id = share(draw(0))
  return times(count, (i) => `<use href="#${id}" transform="rotate(${turn(i)})"/>`)
}

/** A point on a circle, 0° up, clockwise. */
export const polar = (degrees: number, r: number, cx = 0, cy = 0): readonly [number, number] => {
  const a = (degrees * Math.PI) / 180
  return [cx + Math.sin(a) * r, cy - Math.cos(a) * r]
}
const spot = ([x, y]: readonly [number, number]) => `${n(x)} ${n(y)}`

/** A star path of `points` points. */
export const star = (points: number, outer: number, inner: number, cx = 0, cy = 0, turn = 0) =>
  `M${Array.from({ length: points * 2 }, (_, i) => spot(polar(turn + (i * 180) / points, i % 2 ? inner : outer, cx, cy))).join('L')}Z`

export const polygon = (sides: number, r: number, cx = 0, cy = 0, turn = 0) =>
  `M${Array.from({ length: sides }, (_, i) => spot(polar(turn + (i * 360) / sides, r, cx, cy))).join('L')}Z`

/** A slice of a ring (or of a disc when `inner` is 0), from one angle to another, in degrees. */
export function sector(from: number, to: number, outer: number, inner = 0): string {
  const big = to - from > 180 ? 1 : 0
  const arc = `M${spot(polar(from, outer))}A${outer} ${outer} 0 ${big} 1 ${spot(polar(to, outer))}`
  return inner ? `${arc}L${spot(polar(to, inner))}A${inner} ${inner} 0 ${big} 0 ${spot(polar(from, inner))}Z` : `${arc}L0 0Z`
}

/** Letters and digits on a motif, outlined, centred on x with their caps centred on y. */
export const letters = (text: string, x: number, y: number, size: number, fill: string, more = '') =>
  flat(outline(text, size, x, y + size * 0.36), fill, more)

export const eye = (x: number, y: number, r: number, look = 0) =>
  disc(x, y, r, '#fff') +
  disc(x + look, y + r * 0.08, r * 0.62, '#141824') +
  disc(x + look - r * 0.2, y - r * 0.22, r * 0.22, '#fff')

/** Card suits, about 40 high around 0,0. */
export const SUITS = {
  spade: 'M0-21C8-9 20-1 20 9C20 18 9 21 4 13C5 17 6 20 8 22H-8C-6 20-5 17-4 13C-9 21-20 18-20 9C-20-1-8-9 0-21Z',
  heart: 'M0 20C-26-1-21-20-9-20C-4-20-1-16 0-12C1-16 4-20 9-20C21-20 26-1 0 20Z',
  diamond: 'M0-22L16 0L0 22L-16 0Z',
  club: 'M0-21A9.5 9.5 0 0 1 8-6A9.5 9.5 0 1 1 4 11C5 16 6 19 8 21H-8C-6 19-5 16-4 11A9.5 9.5 0 1 1-8-6A9.5 9.5 0 0 1 0-21Z',
} as const
