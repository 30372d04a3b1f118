/** The flourish around a motif: sparkles always, plus one festive element. */
import type { Field } from './ground.ts'
import { n, share } from './markup.ts'
import { disc, flat, hoop, line, oval } from './pen.ts'
import type { Random } from './random.ts'

export const FLOURISHES = ['bunting', 'bulbs', 'confetti', 'coins', 'bubbles', 'petals', 'fireworks', 'bokeh', 'none'] as const
export type Flourish = (typeof FLOURISHES)[number]

const glitter = (x: number, y: number, s: number) => {
  const [a, b] = [n(s), n(s * 0.24)]
  return `M${n(x)} ${n(y - s)}q${b} ${n(s - s * 0.24)} ${a} ${a}q-${n(s - s * 0.24)} ${b}-${a} ${a}q-${b}-${n(s - s * 0.24)}-${a}-${a}q${n(s - s * 0.24)}-${b} ${a}-${a}Z`
}

/** A place away from the motif, above the lettering. */
function free({ width, height, x, y, reach, random }: Field): readonly [number, number] {
  for (let tries = 0; tries < 6; tries++) {
    const spot = [random.between(14, width - 14), random.between(14, height * 0.72)] as const
    if (Math.hypot(spot[0] - x, spot[1] - y) > reach * 0.92) return spot
  }
  return [random.between(12, width - 12), random.between(12, 40)]
}

const scatter = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i))

export function sparkles(field: Field, count = 8): string {
  const stars = scatter(count, () => glitter(...free(field), field.random.between(4, 11))).join('')
  const dots = scatter(
    count,
    () =>
      `M${free(field)
        .map((v) => Math.round(v))
        .join(' ')}h0`,
  ).join('')
  return flat(stars, '#fff4c2', 'opacity=".9"') + line(dots, '#fff', 4, 'opacity=".6"')
}

/** Banderitas: a slack string of small flags. */
function bunting({ width, palette, random }: Field): string {
  const flag = 21
  const string = (top: number, sag: number) => {
    const count = Math.ceil(width / flag) + 1
    const drop = (i: number) => top + sag * (1 - (2 * Math.min(1, (i * flag) / width) - 1) ** 2)
    const flags = scatter(count, (i) => [i, `M${n(i * flag - 9)} ${n(drop(i))}h18l-9 22Z`] as const)
    const some = (rest: number) =>
      flags
        .filter(([i]) => i % 3 === rest)
        .map(([, d]) => d)
        .join('')
    return (
      line(`M0 ${n(top)}Q${n(width / 2)} ${n(top + sag * 2)} ${width} ${n(top)}`, '#fff', 2.5, 'opacity=".8"') +
      flat(some(0), palette.spice) +
      flat(some(1), '#fffdf2') +
      flat(some(2), palette.glow)
    )
  }
  return string(random.between(-6, 4), random.between(14, 24))
}

const confetti = (field: Field) => {
  const { palette, random } = field
  const strip = () => {
    const [x, y] = free(field)
    return `M${n(x)} ${n(y)}l${n(random.between(-9, 9))} ${n(random.between(4, 10))}`
  }
  return [palette.spice, '#ffffff', palette.glow]
    .map((colour) => line(scatter(8, strip).join(''), colour, 5.5, 'opacity=".9"'))
    .join('')
}

const COIN =
  oval(0, 0, 10, 12, 'url(#gold)', 'stroke="#fff3c4" stroke-width="2"') +
  oval(0, 0, 5.5, 7.5, 'none', 'stroke="#c56a00" stroke-width="2"')
const BUBBLE = hoop(0, 0, 10, '#fff', 2, 'opacity=".65"') + disc(-3.5, -3.5, 2.4, '#fff')
const PETAL = '<path d="M0 0C-9-6-8-16 0-20C8-16 9-6 0 0Z"/>'

/** Scattered copies of one drawing. */
function strew(field: Field, count: number, drawing: string, small: number, large: number, turn: number): string {
  const id = share(drawing)
  return scatter(count, () => {
    const [x, y] = free(field)
    const spin = turn ? ` rotate(${field.random.whole(-turn, turn)})` : ''
    return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${spin} scale(${n(field.random.between(small, large))})"/>`
  }).join('')
}

const burst = (field: Field) => {
  const [x, y] = free(field)
  const [r, turn] = [field.random.between(20, 36), field.random.between(0, 1)]
  return scatter(12, (i) => {
    const [c, s] = [Math.cos((i + turn) * 0.5236), Math.sin((i + turn) * 0.5236)]
    return `M${n(x + c * r * 0.4)} ${n(y + s * r * 0.4)}L${n(x + c * r)} ${n(y + s * r)}`
  }).join('')
}

/** Fairy lights along three sides, inside the tile's rounded corners. */
const bulbs = ({ width, height, palette }: Field) => {
  const frame = `M14 ${Math.round(height * 0.7)}V26Q14 14 26 14H${width - 26}Q${width - 14} 14 ${width - 14} 26V${Math.round(height * 0.7)}`
  return (
    line(frame, palette.ink, 9, 'opacity=".35"') +
    line(frame, palette.spice, 8, 'stroke-dasharray="0 20"') +
    line(frame, '#fff', 3.5, 'stroke-dasharray="0 20"')
  )
}

const DRAW: Record<Flourish, (field: Field, random: Random) => string> = {
  bunting,
  bulbs,
  confetti,
  coins: (field) => strew(field, 7, COIN, 0.6, 1.3, 35),
  bubbles: (field) => strew(field, 10, BUBBLE, 0.4, 1.3, 0),
  petals: (field) =>
    `<g fill="#fffaf0" opacity=".85">${strew(field, 6, PETAL, 0.7, 1.5, 180)}</g><g fill="${field.palette.spice}">${strew(field, 4, PETAL, 0.7, 1.5, 180)}</g>`,
  fireworks: (field) => line(burst(field) + burst(field), field.palette.spice, 3) + line(burst(field), '#fff', 3, 'opacity=".8"'),
  bokeh: (field, random) => scatter(7, () => disc(...free(field), random.between(10, 30), '#fff', 'opacity=".12"')).join(''),
  none: () => '',
}

export const drawFlourish = (flourish: Flourish, field: Field): string => DRAW[flourish](field, field.random)
