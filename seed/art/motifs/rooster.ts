/** Sabong: two cocks, and the emblems of the trade. */
import { type Motif, motif } from '../motif.ts'
import { type Tone, TONES } from '../palette.ts'
import { at, ball, disc, eye, flat, glint, hoop, line, mirror, shade, shape, shine, star } from '../pen.ts'

const comb = 'M-24-58C-34-82-20-92-10-82C-10-102 12-104 16-86C26-100 44-92 38-74C50-78 54-64 44-54Z'

/** One fighter of a pair, facing right. */
const head = (tone: 'orange' | 'cream', ruff: 'red' | 'violet') =>
  at(
    -46,
    8,
    at(-8, -4, shape(comb, 'red'), -8, 0.86) +
      shape('M-44 84C-66 60-64 20-42-14C-40-56 30-62 38-28C44-10 36 4 40 28C48 50 40 76 24 86Z', tone) +
      shape('M-54 88C-58 60-36 48-14 52C10 48 34 56 44 86L28 78L20 92L4 78L-8 92L-20 78L-34 92Z', ruff) +
      shape('M34-38C58-40 70-30 74-14C60-16 48-14 36-16Z', 'gold') +
      shape('M26-12C46-14 48 16 36 24C24 18 20 2 26-12Z', 'red') +
      eye(12, -30, 10, 2) +
      line('M-4-46L24-36', '#3a1408', 5),
    0,
    0.78,
  )

export const rooster = {
  /** A proud head in profile. */
  roosterHead: motif(
    ['orange', 'gold', 'cream'],
    (tone) =>
      shape(comb, 'red') +
      shape(
        'M-40 96C-76 90-84 60-70 40C-84 30-76 6-60 2C-70-14-54-34-42-34C-38-62 40-70 50-34C56-12 44 0 46 20C60 24 66 44 56 56C68 66 62 88 46 96Z',
        tone,
      ) +
      shade('M-40 96C-76 90-84 60-70 40C-50 40-30 60-20 96Z', 0.12) +
      line(
        'M-52 8Q-36 20-22 8M-60 40Q-40 54-20 40M-48 72Q-28 84-8 70M-8 44Q12 56 32 42M4 76Q22 86 42 74',
        TONES[tone].deep,
        5,
        'opacity=".65"',
      ) +
      shape('M46-44C72-48 92-34 98-16C80-18 62-14 48-18Z', 'gold') +
      flat('M48-18C64-14 80-16 96-14C82-2 62-2 48-8Z', TONES.gold.deep) +
      shape('M36-14C60-18 66 24 48 36C34 28 28 4 36-14Z', 'red') +
      shape('M14-12C-4-16-8 10 8 18C22 12 24-6 14-12Z', 'cream') +
      disc(18, -34, 15, '#ffdf6e') +
      eye(20, -34, 11, 1) +
      line('M4-52L34-44', '#3a1408', 5) +
      glint(-24, -22, 6, 14, 30, 0.5),
  ),

  /** The whole bird, tail up. */
  rooster: motif(
    ['red', 'orange'],
    (tone) =>
      shape('M-28 14C-70 8-96-30-88-74C-64-68-44-44-30-14Z', 'teal') +
      shape('M-30 20C-74 30-102 6-98-30C-76-34-48-16-32 0Z', 'green') +
      shape('M-22 4C-50-20-62-60-44-92C-24-74-16-36-16-8Z', 'ink') +
      line('M-34 2C-56-14-72-40-80-62M-36 14C-58 14-80 0-90-20M-22-8C-38-30-44-56-42-78', '#bffdf0', 3, 'opacity=".6"') +
      line('M-6 60L-14 92M-14 92L-30 96M-14 92L0 98M20 58L24 90M24 90L10 96M24 90L40 96', TONES.gold.mid, 8) +
      shape(
        'M-46 12C-40-14-6-10 10-30C14-46 8-66 28-78C52-86 68-66 62-46C60-20 66 6 54 34C42 62 8 72-18 64C-42 56-52 34-46 12Z',
        tone,
      ) +
      flat('M14-46C30-34 48-34 62-42C60-20 66 6 58 24C40 28 16 12 2-22C8-28 12-36 14-46Z', TONES.gold.mid, 'opacity=".85"') +
      line('M14-20Q24-10 34-20M30-2Q42 6 52-4M26-34Q38-26 50-34', '#c56a00', 4) +
      shape('M-34 14C-16-4 18 2 26 26C10 46-20 50-40 34Z', 'green') +
      line('M-22 18Q-4 26 16 24M-24 30Q-8 36 8 34', '#e2ffc4', 3, 'opacity=".8"') +
      at(34, -26, shape(comb, 'red'), 6, 0.6) +
      shape('M62-66C80-68 92-60 96-50C84-48 74-50 64-50Z', 'gold') +
      shape('M58-50C72-48 72-26 62-22C52-28 50-42 58-50Z', 'red') +
      eye(46, -62, 8, 1),
  ),

  /** The other side: a white fighter, wings out. */
  gamecock: motif(
    ['cream'],
    () =>
      shape('M34 6C70-10 96-44 92-84C64-76 38-46 26-16Z', 'ink') +
      shape('M32 16C72 20 100-6 98-40C74-42 44-20 28-2Z', 'violet') +
      line('M40-2C62-22 76-46 82-68M42 10C64 8 84-10 92-28', '#d8c8ff', 3, 'opacity=".7"') +
      shape('M-14 6C-40-26-84-28-98-12C-88-4-92 6-98 12C-84 16-86 28-90 34C-70 34-40 44-12 34Z', 'cream') +
      line('M-88-10C-66-10-44 0-26 14M-88 12C-68 10-46 16-28 22M-78 30C-62 26-46 28-32 30', '#cdb894', 3.5) +
      line('M0 60L-18 84M-18 84L-36 80M-18 84L-16 98M24 58L34 86M34 86L18 94M34 86L50 92', TONES.gold.mid, 8) +
      shape(
        'M40 12C36-12 10-14-4-30C-6-46-2-66-22-78C-46-84-60-66-54-46C-56-20-56 6-40 36C-24 62 4 72 24 62C42 52 46 34 40 12Z',
        'cream',
      ) +
      flat('M-4-40C-20-32-40-30-54-40C-56-20-56-6-50 12C-30 18-8 6 4-20C0-24-4-32-4-40Z', '#f47216', 'opacity=".85"') +
      line('M-10-18Q-20-8-30-18M-24 2Q-34 8-44 0M-18-34Q-30-26-42-34', '#b03a05', 4) +
      at(-30, -26, `<g transform="scale(-1 1)">${shape(comb, 'red')}</g>`, -6, 0.6) +
      shape('M-54-66C-72-68-86-60-90-50C-76-48-66-50-56-50Z', 'gold') +
      shape('M-50-50C-64-48-64-26-54-22C-44-28-42-42-50-50Z', 'red') +
      eye(-40, -62, 8, -1),
  ),

  spurs: motif(
    ['silver', 'gold'],
    (tone) =>
      mirror(
        at(
          4,
          4,
          shape('M-10 74C-6 30-22-30-78-88C-20-54 22 0 18 70Z', tone) + shine('M-2 62C-2 20-20-34-58-70C-14-34 8 10 6 62Z', 0.7),
          8,
        ) + at(6, 78, binding(tone), -8),
      ) +
      ball(0, 34, 26, 'red') +
      flat(star(5, 16, 7, 0, 34), '#ffe27a'),
    { y: 2 },
  ),

  /** Two heads facing off. */
  duel: motif(
    ['red', 'teal'],
    () => {
      return (
        head('orange', 'red') +
        `<g transform="scale(-1 1)">${head('cream', 'violet')}</g>` +
        at(0, -56, flat(star(9, 26, 12), 'url(#lemon)', 'stroke="#fff"'))
      )
    },
    { scale: 1.12 },
  ),

  crest: motif(
    ['red', 'blue', 'violet'],
    (tone) =>
      mirror(
        shape('M-34 60C-66 56-88 30-92-8C-76 0-68 2-60 0C-70-22-68-46-60-60C-50-40-40-32-30-28Z', 'gold') +
          line('M-44 42C-62 32-74 18-80 6M-44 10C-54-8-58-26-58-40', TONES.gold.deep, 3),
      ) +
      shape('M0-72C22-58 44-56 58-58V14C58 54 26 82 0 94C-26 82-58 54-58 14V-58C-44-56-22-58 0-72Z', tone) +
      line('M0-58C18-46 34-44 46-45V14C46 46 22 68 0 79C-22 68-46 46-46 14V-45C-34-44-18-46 0-58Z', '#ffe27a', 4) +
      at(
        -4,
        22,
        shape(comb, 'red') +
          shape('M-40 40C-52 16-44-12-36-24C-34-52 34-58 42-28C46-8 36 4 38 18C34 36 10 44-4 44Z', 'cream') +
          shape('M38-38C60-40 74-30 78-14C62-16 50-14 40-16Z', 'gold') +
          shape('M30-12C50-14 52 16 40 24C28 18 24 2 30-12Z', 'red') +
          eye(16, -30, 10, 1),
        0,
        0.68,
      ) +
      hoop(0, -86, 8, '#ffe27a', 4),
  ),

  feather: motif(
    ['red', 'teal', 'orange'],
    (tone) =>
      at(
        0,
        0,
        shape('M-6 84C-50 50-60-20 8-100C52-60 50 30 10 76Z', tone) +
          line('M-14 104C-6 50 2-10 10-80', '#fff3cf', 5) +
          line(
            'M-4 44L-32 24M0 12L-34-12M4-20L-22-42M-2 44L30 20M2 12L40-16M6-20L36-46',
            TONES[tone].deep,
            3.5,
            'opacity=".55"',
          ) +
          shine('M-34 10C-34-24-18-56 4-84C-6-50-20-20-34 10Z', 0.4),
        24,
      ) + at(-58, 40, flat(star(4, 18, 5), '#fff')),
  ),
} satisfies Record<string, Motif>

function binding(tone: Tone): string {
  return shape('M-22-18H22L18 16H-18Z', 'wood') + line('M-20-6H20M-19 6H19', TONES[tone].edge, 3)
}
