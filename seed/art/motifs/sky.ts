/** Space, weather and fire. */
import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
import { at, ball, disc, eye, flat, glint, hoop, line, mirror, oval, shade, shape, shine, spin, star } from '../pen.ts'

export const sky = {
  rocket: motif(
    ['red', 'gold', 'blue', 'pink'],
    (tone) =>
      at(
        -6,
        4,
        shape('M-22 54C-34 82-12 94 0 118C12 94 34 82 22 54Z', 'orange') +
          flat('M-11 56C-17 76-4 84 0 100C4 84 17 76 11 56Z', '#fff3c4') +
          mirror(shape('M-32 10L-64 44L-58 72L-24 56Z', tone)) +
          shape('M0-104C44-62 46 8 32 58H-32C-46 8-44-62 0-104Z', 'cream') +
          shade('M0-104C44-62 46 8 32 58H8C24 10 22-60 0-104Z', 0.16) +
          flat('M0-104C20-85 30-66 35-44H-35C-30-66-20-85 0-104Z', `url(#${tone})`) +
          shine('M-22-40C-30-10-28 24-24 50H-16C-20 20-20-14-12-42Z', 0.8) +
          disc(0, -10, 21, TONES[tone].mid) +
          disc(0, -10, 15, '#17305c') +
          line('M-8-16A11 11 0 0 1 2-20', '#9fdcff', 4) +
          flat('M-34 44H34L32 58H-32Z', TONES[tone].mid),
        36,
      ),
    { x: 5, y: -4, scale: 0.92 },
  ),

  planet: motif(['violet', 'orange', 'teal', 'pink'], (tone) => {
    const front =
      'M-58 12C-110 40-104 58-52 42C0 28 60-2 92-32C104-46 90-52 62-40L58-28C70-32 74-30 68-24C42-2-6 22-54 32C-74 36-72 30-56 20Z'
    return (
      line('M-62 8C-20-34 40-56 66-44', '#ffdf8a', 9) +
      ball(0, 0, 62, tone) +
      flat(
        'M-58-20Q0-4 52-34Q58-26 60-18Q0 12-62-4ZM-50 38Q4 40 54 8Q52 24 46 36Q0 62-40 48Z',
        TONES[tone].deep,
        'opacity=".4"',
      ) +
      shape(front, 'gold') +
      glint(-26, -32, 18, 9) +
      at(66, 60, flat(star(4, 16, 4), '#fff')) +
      at(-74, -56, flat(star(4, 18, 4), '#fff')) +
      ball(74, -70, 11, 'cream')
    )
  }),

  ufo: motif(
    ['teal', 'violet', 'green', 'pink'],
    (tone) =>
      shape('M-40 20L-74 96H74L40 20Z', 'lemon') +
      shape('M-50-16C-50-92 50-92 50-16Z', 'sky') +
      at(
        0,
        -32,
        shape('M-24 22C-34-14-20-34 0-34C20-34 34-14 24 22Z', 'green') +
          mirror(oval(-11, -8, 7, 10, '#12202c', 'transform="rotate(18)"')) +
          line('M-6 10Q0 14 6 10', '#0a3a22', 3),
      ) +
      shine('M-40-26C-40-56-24-70-8-72C-24-60-30-42-30-22Z', 0.6) +
      shape('M-98 8C-92-22-50-24 0-24C50-24 92-22 98 8C80 34 40 40 0 40C-40 40-80 34-98 8Z', tone) +
      flat('M-98 8C-60 22 60 22 98 8C80 34 40 40 0 40C-40 40-80 34-98 8Z', TONES[tone].deep, 'opacity=".55"') +
      shine('M-80-4C-60-16-30-18 0-18C-30-12-54-8-80-4Z', 0.7) +
      [-66, -24, 24, 66].map((x, i) => ball(x, i % 3 ? 22 : 14, 9, 'lemon')).join(''),
  ),

  moon: motif(
    ['gold', 'silver'],
    (tone) =>
      shape('M20-92A92 92 0 1 0 84 52A74 74 0 1 1 20-92Z', tone) +
      shade('M84 52A92 92 0 0 1-78 50A86 86 0 0 0 84 52Z', 0.15) +
      shine('M-6-84A84 84 0 0 0-78-6A90 90 0 0 1-6-84Z', 0.7) +
      disc(-60, 22, 9, TONES[tone].deep, 'opacity=".35"') +
      disc(-36, 56, 12, TONES[tone].deep, 'opacity=".35"') +
      disc(-58, -28, 6, TONES[tone].deep, 'opacity=".35"') +
      line('M-34-4Q-24 6-14-2', '#7a3d00', 4) +
      line('M-30 28Q-14 38-8 24', '#7a3d00', 4) +
      shape(star(5, 32, 14, 48, -18, 10), 'cream') +
      flat(star(4, 13, 3, 84, -66), '#fff') +
      flat(star(4, 10, 3, 30, 30), '#fff'),
  ),

  sun: motif(
    ['gold', 'orange'],
    (tone) =>
      spin(8, () => shape('M-20-50L0-100L20-50Z', tone) + shade('M0-100L20-50H0Z', 0.16)) +
      spin(8, () => shape('M-9-52L0-82L9-52Z', 'orange'), 22.5) +
      ball(0, 0, 56, tone) +
      hoop(0, 0, 44, TONES[tone].deep, 3, 'opacity=".5"') +
      mirror(eye(-18, -6, 9) + oval(-30, 14, 9, 6, '#ff7d5c', 'opacity=".7"')) +
      line('M-16 18Q0 34 16 18', '#7a3300', 5),
  ),

  volcano: motif(
    ['wood', 'hide'],
    (tone) =>
      shape('M-16-28C-46-64-14-76-6-104C8-84 42-72 16-28Z', 'orange') +
      flat('M-8-30C-24-54-2-66 2-84C10-64 28-56 10-30Z', '#fff0a0') +
      ball(-44, -66, 10, 'orange') +
      ball(46, -72, 12, 'orange') +
      ball(62, -40, 7, 'gold') +
      shape('M-98 84C-70 40-44-6-28-36Q0-24 28-36C44-6 70 40 98 84Z', tone) +
      shade('M28-36C44-6 70 40 98 84H34L10 0Z') +
      flat('M-28-36Q0-24 28-36L46-4L34 8L24-6L16 40L4 10L-10 56L-20 6L-34 12L-44-6Z', '#ff4a1c') +
      flat('M-20-33Q0-24 20-33L28-16L18-14L10 18L2-6L-10 30L-16-8L-30-10Z', '#ffc23c') +
      flat('M-98 84C-84 70-70 84-52 74C-36 64-20 82 0 76C22 70 40 84 58 74C76 68 88 78 98 84Z', TONES.green.mid),
  ),

  comet: motif(
    ['sky', 'orange', 'pink'],
    (tone) =>
      shape('M96-96C40-70-20-40-56-4L-66 60L2 50C40 14 70-40 96-96Z', tone) +
      flat('M96-96C50-50 10-20-20 10L-10 40C30 6 66-44 96-96Z', '#fff', 'opacity=".55"') +
      ball(-36, 34, 52, 'gold') +
      flat(star(5, 30, 13, -36, 36, -20), '#fff8d8') +
      flat(star(4, 15, 4, 62, 40), '#fff') +
      flat(star(4, 15, 4, -66, -60), '#fff'),
  ),

  thunder: motif(
    ['lemon', 'gold'],
    (tone) =>
      shape('M10-96L-56 14H-12L-24 96L60-26H12L40-96Z', tone) +
      shine('M12-88L-42 8H-26L24-88Z', 0.6) +
      shade('M60-26L-24 96L-18 52L32-20Z', 0.15) +
      at(-52, -46, cloud(), 0, 0.62) +
      at(52, -60, cloud(), 0, 0.5),
  ),
} satisfies Record<string, Motif>

function cloud(): string {
  return (
    shape('M-60 30C-90 30-90-10-58-12C-56-46-6-54 8-24C40-44 72-14 58 8C84 12 80 32 58 30Z', 'silver') +
    shine('M-50-6C-44-34-14-40-4-22C-20-28-38-20-50-6Z', 0.9)
  )
}
