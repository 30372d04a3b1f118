/** Card rooms and tile rooms. */
import { type Motif, motif } from '../motif.ts'
import { type Tone, TONES } from '../palette.ts'
import {
  at,
  ball,
  box,
  disc,
  flat,
  glint,
  hoop,
  letters,
  line,
  mirror,
  polygon,
  shade,
  shape,
  shine,
  slab,
  spin,
  star,
  SUITS,
  times,
} from '../pen.ts'
import { cardFace } from './table.ts'

const RED = '#e8283f'
const BLACK = '#1c2333'

const cardBack = (tone: Tone) =>
  slab(-42, -59, 84, 118, 11, '#fffdf8', 'stroke="#cfc6b6"') +
  slab(-35, -52, 70, 104, 6, `url(#${tone})`) +
  line('M-35-20L0-52L35-20M-35 20L0 52L35 20M-35 0L0-34L35 0L0 34Z', TONES[tone].light, 3) +
  flat(star(8, 18, 9), '#ffe27a')

const mahjong = (face: string) =>
  flat(
    'M-38-46H38A10 10 0 0 1 48-36V66A10 10 0 0 1 38 76H-38A10 10 0 0 1-48 66V-36A10 10 0 0 1-38-46Z',
    TONES.green.mid,
    'transform="translate(0 12)"',
  ) +
  box(-48, -62, 96, 124, 12, 'cream') +
  shine('M-38-56H38L34-48H-36Z', 0.9) +
  face

const dominoHalf = (y: number, value: 3 | 5 | 6, colour = BLACK) => {
  const spots = {
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  }[value]
  return spots.map(([sx = 0, sy = 0]) => disc(sx * 15, y + sy * 15, 6, colour)).join('')
}

export const cards = {
  cards: motif(
    ['cream'],
    () => at(-30, 2, cardFace('A', SUITS.spade, BLACK), -16, 1.22) + at(34, 2, cardFace('A', SUITS.heart, RED), 13, 1.22),
  ),

  royalFlush: motif(
    ['cream'],
    () =>
      (['10', 'J', 'Q', 'K', 'A'] as const)
        .map((rank, i) => at(0, 90, at(0, -96, cardFace(rank, SUITS.heart, RED)), -44 + i * 22, 0.98))
        .join(''),
    { y: 2, scale: 0.86 },
  ),

  joker: motif(
    ['violet', 'red', 'green'],
    (tone) =>
      shape(
        'M-56 2C-96-8-104-52-78-66C-66-48-44-48-34-30C-30-66-14-94 18-96C14-74 34-56 34-30C46-48 66-48 80-64C104-50 96-8 56 2Z',
        tone,
      ) +
      flat('M-34-30C-30-66-14-94 18-96C14-74 34-56 34-30L0 0Z', '#ffcf57', 'opacity=".9"') +
      ball(-80, -68, 11, 'red') +
      ball(18, -96, 11, 'gold') +
      ball(82, -66, 11, 'red') +
      shape('M-54-4H54C58 40 34 74 0 76C-34 74-58 40-54-4Z', 'cream') +
      box(-60, -14, 120, 18, 9, 'gold') +
      mirror(line('M-38 22Q-26 8-14 22', BLACK, 5) + disc(-36, 40, 9, '#ff7d8c', 'opacity=".7"')) +
      ball(0, 34, 11, 'red') +
      flat('M-28 46Q0 60 28 46Q20 70 0 70Q-20 70-28 46Z', '#a3142f') +
      flat('M-24 49Q0 60 24 49L20 56Q0 64-20 56Z', '#fff') +
      mirror(shape('M-12 76L-48 98L-20 98L0 84Z', tone)),
  ),

  fan: motif(
    ['red', 'blue', 'violet'],
    (tone) =>
      times(5, (i) => at(0, 80, at(0, -92, i === 4 ? cardFace('A', SUITS.diamond, RED) : cardBack(tone)), -48 + i * 22, 0.95)),
    { x: 4, y: 2, scale: 0.88 },
  ),

  mahjong: motif(
    ['cream'],
    () =>
      at(
        -34,
        -4,
        mahjong(spin(6, () => disc(0, -24, 8, '#1f8f4a'), 0) + disc(0, 0, 11, RED) + hoop(0, 0, 36, '#2355d8', 4)),
        -12,
      ) + at(42, 16, mahjong(flat('M-24-28H24V-18H-24ZM-24 4H24V14H-24Z', RED) + line('M0-40V40M-24-23V9M24-23V9', RED, 9)), 11),
    { y: -10, scale: 0.96 },
  ),

  domino: motif(
    ['cream', 'ink'],
    () =>
      at(
        -34,
        0,
        box(-34, -70, 68, 140, 13, 'cream') +
          line('M-24 0H24', '#cdb894', 4) +
          dominoHalf(-36, 5) +
          dominoHalf(36, 3) +
          shine('M-26-64H26L22-56H-26Z', 0.9),
        -18,
        1.1,
      ) +
      at(
        42,
        10,
        box(-34, -70, 68, 140, 13, 'ink') +
          line('M-24 0H24', '#97a4c6', 4) +
          dominoHalf(-36, 6, '#ffe27a') +
          dominoHalf(36, 5, '#ffe27a'),
        14,
        1.05,
      ),
  ),

  king: motif(
    ['gold'],
    () =>
      shape('M-70 98C-70 72-40 64 0 64C40 64 70 72 70 98Z', 'red') +
      flat('M-30 66L0 92L30 66L24 98H-24Z', '#fff') +
      shape('M-46-24H46C54 20 34 80 0 84C-34 80-54 20-46-24Z', 'skin') +
      shape('M-48 4C-40 26-24 22 0 16C24 22 40 26 48 4C56 50 30 94 0 96C-30 94-56 50-48 4Z', 'hide') +
      flat('M-16 34Q0 26 16 34Q0 46-16 34Z', '#a3293d') +
      mirror(line('M-32-4Q-22-14-10-6', '#3f2f29', 5) + disc(-20, 4, 5, '#141824')) +
      line('M-2 4V16H6', '#bd7040', 4) +
      shape('M-56-22L-68-80L-34-50L0-96L34-50L68-80L56-22Q0-10-56-22Z', 'gold') +
      ball(0, -92, 9, 'red') +
      mirror(ball(-66, -80, 8, 'sky')) +
      flat('M0-50L10-38L0-26L-10-38Z', RED),
  ),

  spade: motif(
    ['ink', 'violet', 'blue'],
    (tone) =>
      at(
        0,
        0,
        shape(
          'M0-96C34-46 92-18 90 34C88 72 44 82 18 58C22 76 28 88 40 96H-40C-28 88-22 76-18 58C-44 82-88 72-90 34C-92-18-34-46 0-96Z',
          tone,
        ) +
          hoop(0, 8, 30, '#ffcf57', 4) +
          flat(star(8, 25, 12, 0, 8), '#ffe27a') +
          shine('M-4-78C-30-42-74-16-76 24C-62-8-24-30-4-78Z', 0.5) +
          shade('M0-96C34-46 92-18 90 34C88 72 44 82 18 58C60 50 50-20 0-96Z', 0.15),
      ),
    { scale: 0.96 },
  ),

  lucky9: motif(['red', 'violet'], (tone) =>
    at(
      0,
      0,
      flat(polygon(8, 98, 0, 0, 22.5), 'url(#gold)', 'stroke="#fff8d8" stroke-width="3"') +
        flat(polygon(8, 80, 0, 0, 22.5), `url(#${tone})`) +
        spin(8, () => disc(0, -88, 4, '#fffbe6')) +
        letters('9', 4, 8, 118, TONES[tone].deep) +
        letters('9', 0, 0, 118, '#fff8e0') +
        glint(-46, -50, 20, 8, -40, 0.5),
    ),
  ),
} satisfies Record<string, Motif>
