/** Palaro's own games. */
import { type Motif, motif } from '../motif.ts'
import { type Tone, TONES } from '../palette.ts'
import { at, ball, box, disc, flat, glint, hoop, line, oval, sector, shape, shine, slab, spin, star, times } from '../pen.ts'

const BINS: readonly Tone[] = ['red', 'orange', 'lemon', 'green', 'lemon', 'orange', 'red']

/** A small step-cut stone. */
const cut = (tone: Tone) =>
  shape('M-30-14L-16-34H16L30-14L0 34Z', tone) +
  flat('M-16-34H16L10-14H-10Z', TONES[tone].edge) +
  flat('M-10-14H10L0 34Z', TONES[tone].light) +
  shine('M-30-14H-10L-16-34Z', 0.3)

export const house = {
  bomb: motif(
    ['ink'],
    () =>
      line('M34-50C44-86 68-68 78-84', '#7a4a14', 11) +
      line('M34-50C44-86 68-68 78-84', '#e8c27a', 6) +
      at(82, -88, flat(star(8, 26, 10), 'url(#orange)', 'stroke="#ffe8c4" stroke-width="2"') + flat(star(8, 13, 6), '#fff6c0')) +
      box(6, -70, 46, 34, 9, 'steel', 'transform="rotate(28 29 -53)"') +
      ball(-8, 18, 76, 'ink') +
      glint(-38, -14, 24, 14, -40, 0.6) +
      line('M52 48A66 66 0 0 1 6 82', '#97a4c6', 5, 'opacity=".6"'),
    { x: -8, y: 8, scale: 0.95 },
  ),

  fortuneWheel: motif(
    ['red', 'sky', 'violet', 'green'],
    (tone) =>
      shape('M-40 98L-22 50H22L40 98Z', 'wood') +
      disc(0, 0, 92, 'url(#gold)', 'stroke="#fff8d8"') +
      times(12, (i) =>
        flat(sector(i * 30, i * 30 + 30, 79), i % 3 === 0 ? '#ffc23c' : i % 3 === 1 ? TONES[tone].mid : '#fff6e0'),
      ) +
      spin(12, () => line('M0-24V-79', '#7a3b00', 2, 'opacity=".35"') + disc(0, -85.5, 3.5, '#fffdf0')) +
      shine(sector(-80, 80, 79, 62), 0.14) +
      ball(0, 0, 23, 'gold') +
      flat(star(8, 15, 7), '#fffbe6') +
      shape('M0-66L-15-106Q0-112 15-106Z', 'red'),
  ),

  plinko: motif(
    ['violet', 'blue', 'teal'],
    (tone) =>
      box(-86, -98, 172, 196, 20, tone) +
      slab(-76, -88, 152, 176, 13, TONES[tone].deep) +
      times(5, (row) => times(row + 2, (i) => disc((i - (row + 1) / 2) * 26, -66 + row * 26, 5.5, '#fff3cf'))) +
      times(7, (i) => box(-73 + i * 21, 64, 19, 22, 5, BINS[i] ?? 'red')) +
      line('M2-62C16-48-4-34 10-20C24-8 30 4 24 22', '#ffe27a', 3, 'stroke-dasharray="1 8"') +
      ball(24, 40, 13, 'pink') +
      shine('M-78-86A10 10 0 0 1-70-92H66L58-88H-66A8 8 0 0 0-74-80V-30L-78-20Z', 0.5),
  ),

  tower: motif(
    ['violet', 'red', 'sky'],
    (tone) => {
      const step = (y: number, lit: number) =>
        times(3, (i) => box(-60 + i * 41, y, 38, 32, 7, i === lit ? 'gold' : tone)) +
        (lit < 0 ? '' : at(-41 + lit * 41, y + 16, flat(star(5, 10, 5), '#fffbe6')))
      return (
        shape('M-76-70V-98H-50V-84H-38V-98H-13V-84H13V-98H38V-84H50V-98H76V-70Z', tone) +
        slab(-68, -70, 136, 152, 6, TONES[tone].deep) +
        step(-66, 1) +
        step(-29, 0) +
        step(8, 2) +
        step(45, 1) +
        box(-80, 80, 160, 18, 6, 'cream') +
        line('M0-98V-118', '#fff', 5) +
        flat('M2-118H34L24-108L34-98H2Z', '#e8283f')
      )
    },
    { y: 9, scale: 0.92 },
  ),

  limbo: motif(
    ['teal', 'pink', 'gold'],
    (tone) =>
      hoop(0, 60, 36, '#fff', 3, 'opacity=".35"') +
      oval(0, 74, 78, 20, 'none', 'stroke="#fff" stroke-width="6" opacity=".45"') +
      oval(0, 74, 48, 12, 'none', 'stroke="#fff" stroke-width="5" opacity=".7"') +
      shape('M0-104L62-30H30V68C10 80-10 80-30 68V-30H-62Z', tone) +
      flat('M0-104L62-30H30V68C20 74 10 77 0 77Z', TONES[tone].deep, 'opacity=".45"') +
      shine('M-6-86L-48-36H-22V40H-10V-44Z', 0.5) +
      line('M-66 40V-2M66 40V-2M-84 70V46M84 70V46', '#fff', 7, 'opacity=".8"'),
  ),

  crash: motif(
    ['red', 'gold'],
    (tone) =>
      line('M-94-84V84H94', '#fff', 7, 'opacity=".8"') +
      line('M-94 40H80M-94-4H80M-94-46H80', '#fff', 2.5, 'opacity=".3"') +
      flat('M-88 78C-20 74 30 44 60-52V78Z', 'url(#gold)') +
      line('M-88 78C-20 74 30 44 60-52', '#fff8d8', 17) +
      line('M-88 78C-20 74 30 44 60-52', TONES.orange.mid, 11) +
      at(
        62,
        -56,
        shape('M-14 26C-24 46-8 52 0 68C8 52 24 46 14 26Z', 'orange') +
          shape('M-17 4L-36 24L-30 38L-12 30Z', tone) +
          shape('M17 4L36 24L30 38L12 30Z', tone) +
          shape('M0-52C24-28 24 8 17 32H-17C-24 8-24-28 0-52Z', 'cream') +
          flat('M0-52C10-42 16-32 19-20H-19C-16-32-10-42 0-52Z', TONES[tone].mid) +
          disc(0, 0, 9, '#17305c') +
          disc(-2, -2, 3, '#9fdcff'),
        24,
      ) +
      ball(-30, 66, 8, 'gold') +
      ball(18, 38, 8, 'gold'),
    { x: -8, y: 14, scale: 0.95 },
  ),

  hiLo: motif(
    ['green', 'red'],
    () =>
      box(-54, -78, 108, 156, 16, 'cream') +
      shape('M0-66L34-20H14V-4H-14V-20H-34Z', 'green') +
      shape('M0 66L-34 20H-14V4H14V20H34Z', 'red') +
      at(-62, -58, flat(star(4, 20, 5), '#fff')) +
      at(66, 50, flat(star(4, 16, 4), '#fff')) +
      shine('M-46-72H42L38-66H-46Z', 0.9),
    { scale: 1.12 },
  ),

  coinFlip: motif(
    ['gold'],
    () =>
      line('M-84 60A92 92 0 0 1-60-62M84-60A92 92 0 0 1 60 62', '#fff', 8, 'opacity=".7"') +
      flat('M-84 60L-98 40L-70 42ZM84-60L98-40L70-42Z', '#fff') +
      at(
        0,
        0,
        disc(6, 6, 66, TONES.gold.deep) +
          disc(0, 0, 66, 'url(#goldBall)', 'stroke="#fff8d8" stroke-width="3"') +
          hoop(0, 0, 53, TONES.gold.deep, 4, 'stroke-dasharray="2 6"') +
          flat(star(8, 42, 20), '#fffbe6') +
          disc(0, 0, 17, TONES.gold.mid) +
          glint(-30, -38, 20, 8),
        12,
      ),
  ),

  gems: motif(
    ['green', 'pink', 'sky'],
    () =>
      box(-92, -92, 184, 184, 22, 'violet') +
      times(9, (i) => slab(-80 + (i % 3) * 55, -80 + Math.floor(i / 3) * 55, 50, 50, 11, TONES.violet.deep)) +
      at(-55, -55, cut('green'), 0, 0.75) +
      at(55, -55, cut('sky'), 0, 0.75) +
      at(0, 0, cut('pink'), 0, 0.95) +
      at(-55, 55, cut('gold'), 0, 0.75) +
      at(55, 55, ball(0, 2, 19, 'ink') + line('M8-14L14-22', '#e8c27a', 5) + flat(star(6, 9, 4, 16, -24), '#ffb423')),
  ),
} satisfies Record<string, Motif>
