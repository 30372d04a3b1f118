/** The live table: wheels, chips, hands, cups, shoes, dice. */
import { type Motif, motif } from '../motif.ts'
import { type Tone, TONES } from '../palette.ts'
import {
  at,
  ball,
  box,
  disc,
  flat,
  hoop,
  letters,
  line,
  oval,
  sector,
  shade,
  shape,
  shine,
  slab,
  spin,
  star,
  SUITS,
  times,
} from '../pen.ts'

const chipTop = (r: number, tone: Tone) => {
  const t = TONES[tone]
  return (
    disc(0, 0, r, `url(#${tone}Ball)`, `stroke="${t.edge}"`) +
    times(6, (i) => flat(sector(i * 60 - 13, i * 60 + 13, r - 1, r * 0.72), '#fffdf6')) +
    disc(0, 0, r * 0.66, t.deep) +
    disc(0, 0, r * 0.6, '#fffaf0') +
    hoop(0, 0, r * 0.5, t.mid, 2.5, 'stroke-dasharray="4 4"')
  )
}

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
] as const
const pips = (value: number, gap: number, r: number, fill: string) =>
  (PIPS[value] ?? []).map(([x, y]) => disc(x * gap, y * gap, r, fill)).join('')

const die = (size: number, value: number, tone: Tone, pip: string) => {
  const h = size / 2
  return (
    slab(-h + size * 0.07, -h + size * 0.1, size, size, size * 0.22, TONES[tone].deep) +
    box(-h, -h, size, size, size * 0.22, tone) +
    slab(-h + 5, -h + 5, size - 10, size * 0.3, size * 0.14, '#fff', 'opacity=".35"') +
    pips(value, size * 0.25, size * 0.1, pip)
  )
}

/** One chip of a stack, seen from a little above. */
const chipSide = (x: number, y: number, c: Tone) =>
  flat(`M${x - 46} ${y}v14a46 18 0 0 0 92 0v-14Z`, TONES[c].deep) +
  flat(`M${x - 12} ${y + 17}v14q12 2 24 0v-14ZM${x - 44} ${y + 5}v14l10 6v-14ZM${x + 44} ${y + 5}v14l-10 6v-14Z`, '#fffdf6') +
  oval(x, y, 46, 18, `url(#${c})`, `stroke="${TONES[c].edge}" stroke-width="2"`)

/** Chips stacked on a base line. */
const stackOf = (x: number, foot: number, count: number, c: Tone) =>
  times(count, (i) => chipSide(x, foot - i * 17, c)) +
  at(
    x,
    foot - (count - 1) * 17,
    `<g transform="scale(1 .4)">${disc(0, 0, 26, '#fffaf0') + flat(star(8, 20, 10), TONES[c].mid)}</g>`,
  )

export const table = {
  roulette: motif(
    ['wood'],
    () =>
      disc(0, 0, 97, 'url(#wood)', 'stroke="#ffe0b4"') +
      hoop(0, 0, 82, '#ffcf57', 4) +
      disc(0, 0, 80, '#1b1124') +
      times(18, (i) => flat(sector(i * 20, i * 20 + 20, 78, 52), i === 0 ? '#1fa84a' : i % 2 ? '#e02940' : '#20263c')) +
      spin(18, () => line('M0-78V-52', '#ffe27a', 2)) +
      hoop(0, 0, 52, '#ffcf57', 3) +
      disc(0, 0, 50, 'url(#woodBall)') +
      spin(4, () => shape('M-5 0L-3-34H3L5 0Z', 'gold') + disc(0, -36, 6, '#ffe27a')) +
      ball(0, 0, 15, 'gold') +
      ball(46, -46, 9, 'cream') +
      shine('M-70-52A88 88 0 0 1-8-90L-6-82A80 80 0 0 0-64-48Z', 0.5),
  ),

  chips: motif(['red', 'violet', 'green', 'blue'], (tone) => {
    return (
      stackOf(-44, 62, 6, tone) +
      stackOf(48, 66, 3, 'gold') +
      at(36, -30, chipTop(52, 'sky') + at(0, 0, flat(SUITS.spade, TONES.blue.deep), 0, 1), 14)
    )
  }),

  bigChip: motif(
    ['red', 'violet', 'green', 'sky'],
    (tone) =>
      flat('M-92 8A92 92 0 0 0 92 8V16A92 92 0 0 1-92 16Z', TONES[tone].deep) +
      chipTop(92, tone) +
      at(0, 0, flat(SUITS.spade, TONES[tone].deep), 0, 1.7) +
      shine('M-78-36A86 86 0 0 1-10-86L-8-74A74 74 0 0 0-66-32Z', 0.4),
  ),

  dealer: motif(
    ['cream'],
    () =>
      at(-16, -32, cardFace('A', SUITS.heart, '#e8283f'), -14) +
      at(34, -30, cardFace('K', SUITS.spade, '#1c2333'), 12) +
      shape(
        'M-60 96C-66 70-62 50-46 36C-30 22-8 18 10 22L66 34C80 38 78 54 64 54L30 52C44 58 60 60 70 66C80 74 70 86 58 82L40 78C34 92 10 96-4 96Z',
        'skin',
      ) +
      line('M64 54L22 50M58 82L18 74', '#bd7040', 3) +
      shape('M-82 100C-86 80-80 58-70 46L-36 64C-48 76-50 88-48 100Z', 'red') +
      line('M-66 46L-36 62', '#ffe27a', 6) +
      ball(-62, 82, 5, 'gold'),
  ),

  sicbo: motif(
    ['sky'],
    () =>
      shape('M-92 56C-92 40 92 40 92 56C92 84 50 96 0 96C-50 96-92 84-92 56Z', 'red') +
      oval(0, 56, 88, 20, 'url(#wood)', 'stroke="#ffcf57" stroke-width="4"') +
      at(-30, 30, die(46, 5, 'cream', '#1b2030'), -12) +
      at(30, 30, die(46, 3, 'red', '#fff'), 10) +
      at(0, -8, die(44, 1, 'cream', '#e8283f'), 6) +
      flat(
        'M-78 54C-84-40-50-80 0-80C50-80 84-40 78 54C50 66-50 66-78 54Z',
        '#bfefff',
        'opacity=".28" stroke="#fff" stroke-width="4"',
      ) +
      shine('M-62 30C-66-20-46-56-16-66C-40-40-48-10-46 36Z', 0.6) +
      line('M58 34C60 0 54-22 44-38', '#fff', 6, 'opacity=".6"') +
      ball(0, -88, 13, 'gold'),
  ),

  shoe: motif(
    ['ink'],
    () =>
      shape('M-92-24L20-76L88-44V16L-24 72L-92 36Z', 'ink') +
      flat('M-92-24L20-76L88-44L-24 10Z', '#566180', 'stroke="#97a4c6"') +
      flat('M-24 10L88-44V16L-24 72Z', '#1a2140') +
      flat('M-72-22L16-62L66-40L-22 2Z', '#e02940') +
      flat('M-72-22L-22 2V8L-72-16ZM-66-26L22-66M-58-30L30-70', '#fffdf6') +
      line('M-64-20L-14 4M-50-28L2-4M-38-34L14-10', '#fffdf6', 2.5, 'opacity=".8"') +
      at(-34, 52, cardFace('9', SUITS.diamond, '#e8283f'), -62, 0.8) +
      at(34, 34, flat(SUITS.spade, '#ffcf57'), -26, 0.9) +
      line('M-92-24L-24 10V72', '#97a4c6', 2.5),
  ),

  dice: motif(
    ['red', 'green', 'violet', 'sky', 'pink'],
    (tone) => at(-24, -20, die(112, 5, tone, '#fff'), -14) + at(50, 46, die(74, 3, 'cream', '#1b2030'), 18),
  ),

  moneyWheel: motif(
    ['gold'],
    () =>
      disc(0, 0, 96, 'url(#gold)', 'stroke="#fff8d8"') +
      times(10, (i) =>
        flat(sector(i * 36, i * 36 + 36, 82), ['#e8283f', '#2f55e0', '#fff3d6', '#12a06a', '#7f45ea'][i % 5] ?? '#fff'),
      ) +
      times(10, (i) =>
        at(
          0,
          0,
          at(0, -60, letters(['1', '2', '5', '10', '40'][i % 5] ?? '1', 0, 0, 20, i % 5 === 2 ? '#7a2d05' : '#fff')),
          i * 36 + 18,
        ),
      ) +
      spin(20, () => disc(0, -89, 3.5, '#fffbe6')) +
      hoop(0, 0, 82, '#fff', 2, 'opacity=".5"') +
      ball(0, 0, 24, 'gold') +
      flat(star(8, 17, 8), '#fffbe6') +
      shape('M0-70L-14-104H14Z', 'red'),
  ),

  baccarat: motif(
    ['red', 'blue'],
    (tone) =>
      at(-36, -6, cardFace('9', SUITS.heart, '#e8283f'), -12, 1.18) +
      at(28, 8, cardFace('K', SUITS.club, '#1c2333'), 10, 1.18) +
      at(58, 58, chipTop(36, tone) + letters('B', 0, 0, 26, TONES[tone].deep), 8) +
      at(-62, 64, chipTop(28, 'sky') + letters('P', 0, 0, 20, TONES.blue.deep), -10),
  ),
} satisfies Record<string, Motif>

/** A playing card 84 × 118. */
export function cardFace(rank: string, suit: string, colour: string): string {
  return (
    slab(-42, -59, 84, 118, 11, '#fffdf8', 'stroke="#cfc6b6"') +
    letters(rank, -24, -38, 26, colour) +
    at(-24, -15, flat(suit, colour), 0, 0.5) +
    at(8, 14, flat(suit, colour), 0, 1.45) +
    shine('M-36-53H30L-20-46H-36Z', 0.8) +
    shade('M42-20V48A11 11 0 0 1 31 59H-30C10 50 36 20 42-20Z', 0.06)
  )
}
