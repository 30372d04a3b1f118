import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
import { at, ball, disc, flat, glint, line, oval, sector, shade, shape, shine, spin, times } from '../pen.ts'

const leaf = (x: number, y: number, turn: number, scale = 1) =>
  at(
    x,
    y,
    shape('M0 0C-6-34 20-62 66-60C66-22 38 4 0 0Z', 'green') + line('M8-6C20-22 36-38 54-50', TONES.green.deep, 3),
    turn,
    scale,
  )

export const fruit = {
  cherry: motif(
    ['red', 'pink'],
    (tone) => {
      const stems = 'M-40 18C-34-30-6-66 34-84M46 30C50-8 46-52 34-84'
      return (
        line(stems, TONES.green.deep, 10) +
        line(stems, TONES.green.light, 4) +
        leaf(32, -80, -128, 1.1) +
        ball(-42, 44, 48, tone) +
        ball(50, 52, 43, tone) +
        shade('M-80 62A48 48 0 0 0 4 60A56 44 0 0 1-80 62Z') +
        shade('M16 76A43 43 0 0 0 91 68A52 40 0 0 1 16 76Z')
      )
    },
    { y: 2, scale: 0.98 },
  ),

  lemon: motif(
    ['lemon'],
    (tone) => {
      const peel =
        'M-90 0C-78-6-72-22-60-34C-36-62 36-62 60-34C72-22 78-6 90 0C78 6 72 22 60 34C36 62-36 62-60 34C-72 22-78 6-90 0Z'
      const slice =
        disc(0, 0, 54, `url(#${tone})`, `stroke="${TONES[tone].edge}"`) +
        disc(0, 0, 45, '#fffbe0') +
        spin(8, () => flat('M0-6L12-38Q0-44-12-38Z', '#ffd83a'), 22) +
        shine('M-40-14A43 43 0 0 1 14-40L8-30A34 34 0 0 0-30-10Z', 0.7)
      return (
        at(
          -12,
          -20,
          shape(peel, tone) +
            shade('M-62 30C-36 62 36 62 60 34C72 22 78 6 90 0C60 34-10 50-62 30Z') +
            glint(-26, -28, 24, 9, -22),
          -24,
        ) +
        leaf(46, -58, 6, 0.8) +
        at(42, 42, slice)
      )
    },
    { x: 4, scale: 0.98 },
  ),

  watermelon: motif(
    ['red', 'pink'],
    (tone) => {
      const seeds = [
        [-44, 2],
        [0, -4],
        [44, 2],
        [-22, 26],
        [22, 26],
        [0, 52],
      ] as const
      return at(
        0,
        -10,
        shape('M-98-26A98 98 0 0 0 98-26Z', 'green') +
          line('M-70 42L-60 34M-34 68L-28 56M4 72V60M40 66L34 54M70 40L60 33', TONES.green.deep, 7) +
          flat('M-86-26A86 86 0 0 0 86-26Z', '#f4ffd2') +
          flat('M-78-26A78 78 0 0 0 78-26Z', `url(#${tone})`) +
          seeds
            .map(([x, y]) => at(x, y, flat('M0-9C7-2 7 8 0 9C-7 8-7-2 0-9Z', '#2a1018') + disc(-2, 2, 2, '#fff'), x / -3))
            .join('') +
          shine('M-78-26H78L74-14H-74Z', 0.45),
        -14,
      )
    },
    { x: -6, y: -8 },
  ),

  grapes: motif(
    ['violet', 'green', 'pink'],
    (tone) => {
      const rows = [
        [-54, -18],
        [-18, -22],
        [18, -22],
        [54, -18],
        [-36, 12],
        [0, 10],
        [36, 12],
        [-18, 42],
        [18, 42],
        [0, 72],
      ] as const
      return (
        line('M2-44C0-62 8-80 24-90', TONES.wood.deep, 11) +
        line('M2-44C0-62 8-80 24-90', TONES.wood.light, 4) +
        leaf(2, -50, -96, 1) +
        leaf(4, -52, 12, 0.8) +
        rows.map(([x, y]) => ball(x, y, 24, tone)).join('')
      )
    },
    { y: 8, scale: 0.96 },
  ),

  mango: motif(
    ['gold', 'orange'],
    (tone) => {
      const skin = 'M-6-74C46-92 92-46 88 10C84 62 38 86-8 84C-62 82-98 44-88 4C-80-26-50-58-6-74Z'
      return (
        line('M0-72C-2-84 4-92 14-98', TONES.wood.deep, 10) +
        leaf(6, -76, 20, 1) +
        shape(skin, tone) +
        flat('M-6-74C46-92 92-46 88 10C76-40 30-62-40-50C-30-60-18-70-6-74Z', '#f0442f', 'opacity=".6"') +
        shade('M-88 24C-70 66-30 76 10 74C46 72 76 46 88 4C90 56 40 88-8 84C-54 82-86 56-88 24Z') +
        glint(-34, -22, 26, 12, -38) +
        disc(-62, 12, 5, '#fff', 'opacity=".55"')
      )
    },
    { y: 8, scale: 0.94 },
  ),

  strawberry: motif(['red', 'pink'], (tone) => {
    const seeds = [
      [-40, -14],
      [0, -18],
      [40, -14],
      [-22, 14],
      [22, 14],
      [-4, 40],
      [20, 48],
      [0, 68],
    ] as const
    return (
      shape('M0 96C-36 82-84 26-76-22C-70-56-22-54 0-42C22-54 70-56 76-22C84 26 36 82 0 96Z', tone) +
      shade('M0 96C36 82 84 26 76-22C66 30 30 70 0 96Z') +
      seeds.map(([x, y]) => oval(x, y, 4.5, 7, '#ffe69a')).join('') +
      glint(-44, -30, 18, 9, -30) +
      times(5, (i) => at(0, -44, shape('M0 4C-18-8-18-40 0-52C18-40 18-8 0 4Z', 'green'), -104 + i * 52)) +
      line('M0-48C2-66 8-80 18-88', TONES.green.deep, 9)
    )
  }),

  orange: motif(
    ['orange'],
    (tone) =>
      ball(-14, -10, 70, tone) +
      [
        [-40, 14],
        [-6, 30],
        [24, -30],
        [-60, -10],
        [12, 6],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 3, '#fff', 'opacity=".35"'))
        .join('') +
      leaf(-14, -74, 10, 0.9) +
      at(
        42,
        44,
        disc(0, 0, 52, 'url(#orange)', `stroke="${TONES[tone].edge}"`) +
          disc(0, 0, 43, '#fff1d6') +
          times(8, (i) => flat(sector(i * 45 + 4, i * 45 + 41, 38), '#ff9838')) +
          shine(sector(280, 350, 42, 34), 0.7),
      ),
    { y: 9, scale: 0.92 },
  ),
} satisfies Record<string, Motif>
