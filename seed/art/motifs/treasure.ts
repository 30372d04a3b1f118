import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
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
  oval,
  shade,
  shape,
  shine,
  slab,
  spin,
  star,
  times,
} from '../pen.ts'

/** Brilliant cut, seen from the side. */
const brilliant = (hue: keyof typeof TONES) => {
  const t = TONES[hue]
  return (
    shape('M-84-22L-46-74H46L84-22L0 84Z', hue) +
    flat('M-84-22H84L0 84Z', t.mid) +
    flat('M-84-22H-34L0 84Z', t.deep, 'opacity=".55"') +
    flat('M-34-22H34L0 84Z', t.light) +
    flat('M-46-74L-34-22H-84Z', t.mid) +
    flat('M46-74L34-22H84Z', t.deep, 'opacity=".5"') +
    flat('M-46-74H46L34-22H-34Z', t.edge) +
    flat('M0-74L34-22H-34Z', '#fff', 'opacity=".75"') +
    shine('M-34-22H-10L0 84Z', 0.45) +
    line('M-84-22H84M-34-22L0 84L34-22', '#fff', 2, 'opacity=".7"')
  )
}

const coin = (x: number, y: number, rx = 44) =>
  flat(`M${x - rx} ${y}v13a${rx} 15 0 0 0 ${rx * 2} 0v-13Z`, TONES.gold.deep) +
  line(`M${x - rx + 10} ${y + 14}v7M${x - 14} ${y + 20}v7M${x + 10} ${y + 20}v7M${x + rx - 12} ${y + 14}v7`, '#ffdf8a', 2.5) +
  oval(x, y, rx, 15, 'url(#gold)', 'stroke="#fff3c4" stroke-width="2"') +
  oval(x, y, rx - 12, 8, 'none', 'stroke="#c56a00"')
const stack = (x: number, foot: number, count: number) => times(count, (i) => coin(x, foot - i * 15))

const sunCoin = (r: number) =>
  disc(0, 0, r, 'url(#goldBall)', 'stroke="#fff8d8" stroke-width="3"') +
  hoop(0, 0, r * 0.78, TONES.gold.deep, 3) +
  flat(star(8, r * 0.62, r * 0.3), TONES.gold.edge) +
  disc(0, 0, r * 0.24, TONES.gold.deep)

const shoe = 'M-44 92L-50 80C-100 18-92-84 0-88C92-84 100 18 50 80L44 92L12 78L20 58C58 18 46-40 0-42C-46-40-58 18-20 58L-12 78Z'
const heartLeaf = 'M0 0C-8-22-48-32-50-60C-50-84-16-92 0-68C16-92 50-84 50-60C48-32 8-22 0 0Z'

export const treasure = {
  bell: motif(
    ['gold'],
    () =>
      hoop(0, -84, 12, TONES.gold.mid, 7) +
      ball(0, 78, 19, 'gold') +
      shape('M-78 54C-56 40-52 10-50-16C-48-60-24-80 0-80C24-80 48-60 50-16C52 10 56 40 78 54Z', 'gold') +
      shade('M30-64C44-50 48-30 50-16C52 10 56 40 78 54H36C38 20 40-30 30-64Z') +
      shine('M-38-14C-36-44-28-62-12-68C-24-40-28 0-32 36H-52C-42 22-38 6-38-14Z', 0.6) +
      line('M-56 22Q0 36 56 22', TONES.gold.deep, 4) +
      box(-84, 50, 168, 22, 11, 'gold') +
      slab(-70, 54, 90, 5, 2.5, '#fff', 'opacity=".7"'),
  ),

  seven: motif(['red', 'violet', 'pink', 'blue'], (tone) => {
    const figure = 'M-68-86H72V-44C38-6 20 36 18 90H-42C-36 38-16 0 10-38H-30V-20H-68Z'
    return (
      flat(figure, TONES.gold.deep, 'stroke="#c56a00" stroke-width="16" transform="translate(4 6)"') +
      flat(figure, 'url(#gold)', 'stroke="#ffe27a" stroke-width="14"') +
      flat(figure, `url(#${tone})`, `stroke="${TONES[tone].deep}" stroke-width="3"`) +
      shine('M-60-78H64V-66H-60Z', 0.75) +
      shine('M44-38C16-4 0 34-6 82H-32C-26 36-6 2 24-38Z', 0.28) +
      flat(star(4, 20, 5, -60, -84), '#fff')
    )
  }),

  gem: motif(['pink', 'sky', 'green', 'violet', 'red', 'teal'], brilliant),

  ring: motif(
    ['sky', 'pink', 'green', 'violet'],
    (tone) =>
      hoop(0, 38, 50, TONES.gold.deep, 20) +
      hoop(0, 36, 50, 'url(#gold)', 16) +
      line('M-46 16A50 50 0 0 0-30 78', '#fffbe6', 4) +
      shape('M-34-16L-18 4H18L34-16L0-6Z', 'gold') +
      at(0, -44, brilliant(tone), 0, 0.58),
  ),

  crown: motif(
    ['gold'],
    () =>
      shape('M-82 52L-92-40L-44 4L0-72L44 4L92-40L82 52Z', 'gold') +
      shade('M0-72L44 4L92-40L82 52H20Z', 0.14) +
      flat('M-70 40L-80-14L-46 22L-4-46L-30 40Z', '#fff', 'opacity=".4"') +
      box(-84, 48, 168, 30, 9, 'gold') +
      ball(0, -74, 15, 'red') +
      mirror(ball(-92, -42, 12, 'teal') + ball(-48, 63, 8, 'sky')) +
      ball(0, 63, 11, 'red') +
      flat('M0-28L16 8L0 34L-16 8Z', 'url(#violet)', 'stroke="#efdfff"'),
  ),

  horseshoe: motif(
    ['gold', 'sky'],
    (tone) =>
      at(
        0,
        -2,
        shape(shoe, tone) +
          mirror(
            [
              [-54, 44],
              [-70, 6],
              [-62, -34],
              [-32, -62],
            ]
              .map(([x = 0, y = 0]) => disc(x, y, 6.5, '#3a1c02', 'opacity=".75"'))
              .join(''),
          ) +
          shine('M-82 10C-84-40-50-76-6-80C-44-66-70-36-72 4Z', 0.55) +
          mirror(line('M-46 86L-20 74', TONES[tone].deep, 4)),
        180,
      ) + at(0, 62, heartLeafClover(0.42)),
  ),

  clover: motif(
    ['green'],
    () =>
      line('M0 0C6 34 18 64 42 90', TONES.green.deep, 13) +
      line('M0 0C6 34 18 64 42 90', TONES.green.light, 5) +
      heartLeafClover(1),
  ),

  coinStack: motif(
    ['gold'],
    () =>
      stack(-46, 66, 5) +
      stack(52, 66, 3) +
      stack(2, 78, 2) +
      at(34, -34, sunCoin(46), 12) +
      at(-60, -66, flat(star(4, 20, 5), '#fff')),
  ),

  goldBar: motif(['gold'], () => {
    const bar =
      shape('M-44 28L-30-20H30L44 28Z', 'gold') +
      flat('M-30-20L-18-36H42L30-20Z', TONES.gold.edge) +
      flat('M30-20L42-36L58 12L44 28Z', TONES.gold.deep) +
      slab(-20, -6, 40, 18, 4, '#c56a00', 'opacity=".45"') +
      shine('M-30-20H-14L-28 28H-44Z', 0.5)
    return at(-48, 48, bar) + at(44, 48, bar) + at(-4, -16, bar) + at(70, -40, flat(star(4, 24, 6), '#fff'))
  }),

  luckyBag: motif(
    ['red', 'violet', 'green'],
    (tone) =>
      shape('M-28-46C-84-10-96 84-52 90H52C96 84 84-10 28-46Z', tone) +
      shade('M28-46C84-10 96 84 52 90H10C60 60 58-4 28-46Z') +
      glint(-52, 20, 12, 30, 16, 0.4) +
      shape('M-28-46C-44-62-50-74-46-84C-28-74-14-92 0-92C14-92 28-74 46-84C50-74 44-62 28-46Z', tone) +
      line('M-34-46H34', '#b36200', 15) +
      line('M-34-47H34', '#ffd35e', 10) +
      at(0, 28, sunCoin(38)),
  ),

  bar: motif(['red', 'blue', 'violet'], (tone) =>
    times(3, (i) =>
      at(
        0,
        -58 + i * 58,
        slab(-88, -24, 176, 50, 12, TONES.gold.deep) +
          box(-88, -27, 176, 48, 12, 'gold') +
          slab(-78, -19, 156, 32, 8, `url(#${tone})`) +
          letters('BAR', 0, -2, 30, '#fff8d8') +
          slab(-72, -16, 144, 6, 3, '#fff', 'opacity=".35"'),
      ),
    ),
  ),
} satisfies Record<string, Motif>

function heartLeafClover(scale: number): string {
  const one =
    shape(heartLeaf, 'green') +
    line('M0-6V-48', TONES.green.deep, 3) +
    shine('M-42-58C-42-74-24-80-12-66C-24-66-34-62-42-58Z', 0.5)
  return at(0, 0, spin(4, () => one, 45) + disc(0, 0, 6, TONES.green.light), 0, scale)
}
