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
  oval,
  shade,
  shape,
  shine,
  slab,
  star,
  times,
} from '../pen.ts'

const numbered = (x: number, y: number, r: number, tone: Tone, text: string) =>
  ball(x, y, r, tone) +
  disc(x + r * 0.06, y + r * 0.06, r * 0.58, '#fffdf6') +
  letters(text, x + r * 0.06, y + r * 0.06, r * 0.72, '#20263c')

const CARD_TONES: readonly Tone[] = ['red', 'gold', 'green', 'sky', 'violet']

export const lottery = {
  lottoBalls: motif(
    ['red', 'gold', 'sky'],
    () =>
      numbered(-48, -34, 42, 'red', '7') +
      numbered(46, -44, 38, 'sky', '28') +
      numbered(-50, 48, 36, 'green', '15') +
      numbered(50, 42, 42, 'violet', '42') +
      numbered(2, 6, 47, 'gold', '9'),
  ),

  bingoCard: motif(['red', 'blue', 'violet', 'green'], (tone) =>
    at(
      0,
      0,
      box(-80, -94, 160, 188, 16, 'cream') +
        slab(-70, -84, 140, 34, 8, `url(#${tone})`) +
        letters('BINGO', 0, -67, 28, '#fff') +
        times(25, (i) => {
          const [x, y] = [-56 + (i % 5) * 28, -32 + Math.floor(i / 5) * 28]
          return i % 6 === 0 ? '' : slab(x - 11, y - 11, 22, 22, 5, i % 2 ? '#e8dcc4' : '#f6edda')
        }) +
        times(5, (i) => ball(-56 + i * 28, -32 + i * 28, 12, CARD_TONES[i] ?? 'red')) +
        at(56, -32, flat(star(5, 11, 5), TONES.gold.mid)) +
        at(-28, 52, flat(star(5, 11, 5), TONES.gold.mid)),
      -8,
    ),
  ),

  drawCage: motif(
    ['gold'],
    () =>
      line('M-54 30L-70 94M54 30L70 94M-84 94H84', TONES.gold.deep, 13) +
      line('M-54 30L-70 94M54 30L70 94M-84 94H84', TONES.gold.light, 5) +
      disc(0, -16, 76, '#dff4ff', 'opacity=".3"') +
      ball(-30, 18, 17, 'red') +
      ball(4, 30, 18, 'gold') +
      ball(36, 14, 17, 'green') +
      ball(-12, -8, 17, 'sky') +
      ball(24, -16, 16, 'violet') +
      ball(-38, -34, 15, 'orange') +
      ball(6, -56, 14, 'pink') +
      hoop(0, -16, 76, 'url(#gold)', 9) +
      oval(0, -16, 34, 76, 'none', 'stroke="#ffd35e" stroke-width="4"') +
      line('M-76-16H76M-66-52H66M-66 20H66', '#ffd35e', 4) +
      shine('M-56-50A66 66 0 0 1-12-80L-10-72A58 58 0 0 0-48-46Z', 0.9) +
      line('M76-16H92V6', TONES.gold.deep, 8) +
      ball(92, 10, 9, 'red'),
  ),

  scratch: motif(
    ['gold', 'green', 'pink'],
    (tone) =>
      at(
        -4,
        2,
        box(-78, -86, 156, 172, 14, tone) +
          slab(-66, -74, 132, 40, 8, '#fff8e4') +
          flat(star(5, 15, 7, -42, -54) + star(5, 15, 7, 0, -54) + star(5, 15, 7, 42, -54), '#e8283f') +
          slab(-66, -26, 132, 84, 10, '#b9c4d6') +
          flat(
            'M-66-2C-40-22-20 6 0-14C20-26 40-6 66-20V48A10 10 0 0 1 56 58H-10C-30 50-20 30-44 26C-54 24-60 16-66 20Z',
            '#fff8e4',
          ) +
          letters('777', 12, 26, 40, '#12864a') +
          slab(-66, 64, 132, 12, 4, '#fff', 'opacity=".45"'),
        -9,
      ) + at(62, 50, ball(0, 0, 34, 'gold') + hoop(0, 0, 24, TONES.gold.deep, 3) + flat(star(8, 17, 8), '#fffbe6')),
  ),

  keno: motif(
    ['blue', 'violet', 'teal'],
    (tone) =>
      box(-92, -92, 184, 184, 20, tone) +
      times(25, (i) => {
        const [x, y] = [-66 + (i % 5) * 33, -66 + Math.floor(i / 5) * 33]
        const hit = [2, 6, 12, 13, 19, 21].includes(i)
        return hit ? '' : slab(x - 14, y - 14, 28, 28, 7, TONES[tone].deep, 'opacity=".7"')
      }) +
      [
        [2, 'gold'],
        [6, 'red'],
        [12, 'green'],
        [13, 'gold'],
        [19, 'pink'],
        [21, 'gold'],
      ]
        .map(([i, t]) =>
          numbered(-66 + (Number(i) % 5) * 33, -66 + Math.floor(Number(i) / 5) * 33, 17, t as Tone, String(Number(i) + 1)),
        )
        .join('') +
      shine('M-84-72A14 14 0 0 1-70-84H70L60-78H-66A12 12 0 0 0-78-66V-20L-84-10Z', 0.5),
  ),

  ticket: motif(['red', 'violet', 'teal'], (tone) => {
    const stub = 'M-88-44H88V-14A16 16 0 0 0 88 18V48H-88V18A16 16 0 0 0-88-14Z'
    return (
      at(6, -20, shape(stub, 'gold'), 16) +
      at(
        -2,
        12,
        shape(stub, tone) +
          line('M44-36V40', '#fff', 4, 'stroke-dasharray="1 10"') +
          flat(star(5, 30, 13, -18, 2), '#ffe27a') +
          line('M-66-26H-44M-66 30H-44M8-26H30M8 30H30', '#fff', 4, 'opacity=".7"') +
          at(66, 2, letters('1', 0, 0, 34, '#fff8e0')) +
          shine('M-80-38H80L76-30H-80Z', 0.5),
        -12,
      )
    )
  }),

  tumbler: motif(
    ['sky'],
    () =>
      shape('M-40 52H40L58 94H-58Z', 'red') +
      slab(-30, 70, 60, 16, 8, '#3b0a18') +
      ball(0, 78, 11, 'lemon') +
      disc(0, -18, 78, '#c8f0ff', 'opacity=".4" stroke="#fff" stroke-width="4"') +
      numbered(-34, 18, 22, 'red', '4') +
      numbered(12, 30, 22, 'gold', '8') +
      numbered(46, 2, 20, 'green', '11') +
      numbered(-8, -14, 21, 'violet', '23') +
      numbered(-44, -36, 18, 'orange', '5') +
      numbered(28, -52, 18, 'pink', '30') +
      shine('M-60-44A66 66 0 0 1-16-82L-12-74A60 60 0 0 0-52-40Z', 0.95) +
      box(-46, 46, 92, 16, 8, 'gold'),
  ),

  piggy: motif(
    ['pink'],
    () =>
      line('M88 6C100 0 100-16 90-18', TONES.pink.deep, 7) +
      mirror(box(-52, 52, 28, 40, 10, 'pink')) +
      shape(
        'M-30-60C-34-84-14-84-2-68ZM-84-12C-70-58-22-68 14-66C62-62 90-30 88 8C86 46 48 68 6 68C-34 68-66 52-76 28H-92V-10Z',
        'pink',
      ) +
      flat('M-92-10H-80C-72-2-72 20-78 28H-92Z', '#ffc4e2') +
      disc(-86, 4, 3, '#920f66') +
      disc(-86, 16, 3, '#920f66') +
      disc(-48, -16, 8, '#1c1024') +
      disc(-50, -19, 3, '#fff') +
      line('M0-52H36', '#920f66', 8) +
      at(18, -84, ball(0, 0, 26, 'gold') + flat(star(8, 14, 7), '#fffbe6')) +
      shine('M-62-24C-44-50-10-56 10-56C-20-46-46-40-62-24Z', 0.6) +
      shade('M88 8C86 46 48 68 6 68C-34 68-66 52-76 28C-30 56 50 56 88 8Z', 0.14),
  ),
  luckyStar: motif(
    ['gold'],
    (tone) =>
      shape(star(5, 98, 44, 0, 6), tone) +
      flat('M0-92L28-34L0 6L-28-34Z', '#fff', 'opacity=".35"') +
      shade('M0 6L57 84L0 50L-57 84Z', 0.18) +
      glint(-20, -44, 6, 16, 24, 0.7) +
      mirror(disc(-16, 4, 7, '#5a2a00')) +
      line('M-14 24Q0 36 14 24', '#5a2a00', 5),
  ),
} satisfies Record<string, Motif>
