/** Philippine fiesta, and the old palaces of the East. */
import { type Motif, motif } from '../motif.ts'
import { TONES, type Tone } from '../palette.ts'
import { at, ball, box, disc, flat, glint, hoop, line, mirror, oval, shade, shape, shine, slab, spin, star } from '../pen.ts'

const RAINBOW: readonly Tone[] = ['red', 'gold', 'green', 'sky', 'violet']

export const fiesta = {
  parol: motif(
    ['gold', 'red'],
    () =>
      mirror(line('M-54 62L-62 98M-48 66L-50 98', '#ffcf57', 4)) +
      hoop(0, 0, 84, '#ffe9a8', 7, 'stroke-dasharray="0 14.7"') +
      spin(5, (i) => {
        const t = TONES[RAINBOW[i] ?? 'gold']
        return (
          flat('M0-98L24-33L0 0Z', t.mid) +
          flat('M0-98L-24-33L0 0Z', t.light) +
          line('M0-98L24-33L0 0L-24-33Z', t.edge, 2.5) +
          flat('M24-33L0 0L-24-33L0-42Z', '#fff', 'opacity=".35"')
        )
      }) +
      ball(0, 0, 22, 'gold') +
      flat(star(8, 16, 7), '#fffbe6'),
  ),

  jeepney: motif(
    ['red', 'sky', 'green'],
    (tone) =>
      shape('M-94 34V-42C-94-56-84-60-74-60H26C36-60 40-54 44-44L54-12H84C94-12 98-4 98 8V34Z', tone) +
      box(-96, -72, 134, 15, 7, 'silver') +
      flat('M-84-46H-50V-16H-84ZM-44-46H-10V-16H-44ZM-4-46H22L32-16H-4Z', '#bfeaff') +
      shine('M-84-46H-72L-80-16H-84ZM-44-46H-32L-40-16H-44Z', 0.8) +
      flat('M-94-8H98V8H-94Z', '#ffcf57') +
      flat('M-94 8H98V16H-94Z', '#2355d8') +
      flat(star(5, 12, 5, -64, 24) + star(5, 12, 5, -16, 24) + star(5, 12, 5, 30, 24), '#fff') +
      box(-98, 34, 198, 14, 6, 'silver') +
      box(70, -20, 20, 8, 3, 'silver') +
      ball(92, 4, 9, 'lemon') +
      [-54, 58].map((x) => disc(x, 48, 27, '#161b2b') + disc(x, 48, 15, 'url(#silver)') + hubcap(x)).join('') +
      line('M-84-72L-74-86H14L26-72', '#e3e9f4', 4) +
      flat('M-60-86L-54-98L-48-86ZM-20-86L-14-98L-8-86Z', '#ffcf57'),
  ),

  bahayKubo: motif(
    ['wood', 'skin'],
    () =>
      line('M-58 30V84M58 30V84M-20 40V84M20 40V84', TONES.wood.deep, 10) +
      box(-68, -22, 136, 66, 4, 'skin') +
      line('M-46-20V42M-24-20V42M24-20V42M46-20V42', '#b96a3a', 2.5) +
      box(-18, -10, 36, 54, 3, 'wood') +
      mirror(slab(-60, -8, 30, 26, 3, '#4a2410') + line('M-45-8V18M-60 5H-30', '#ffdca8', 3)) +
      shape('M0-96C-30-70-66-34-96-14C-60-6 60-6 96-14C66-34 30-70 0-96Z', 'gold') +
      shade('M0-96C30-70 66-34 96-14C74-8 50-8 30-8C30-40 16-74 0-96Z', 0.16) +
      line(
        'M-6-76C-26-52-46-36-70-20M0-72C-10-50-20-34-30-14M6-76C26-52 46-36 70-20M2-66C10-46 16-30 24-14',
        TONES.gold.deep,
        3,
      ) +
      line('M-22 46L-34 88M22 46L10 88M-26 58H14M-30 72H10', TONES.wood.mid, 6) +
      mirror(at(-80, 82, shape('M0 8C-18 4-20-14-12-22C-8-14-4-26 2-28C8-24 8-14 14-18C20-8 14 6 0 8Z', 'green'))),
  ),

  lantern: motif(
    ['red', 'gold', 'pink'],
    (tone) =>
      line('M0-98V-70', '#ffcf57', 5) +
      shape('M-40-56C-104-44-104 34-40 46H40C104 34 104-44 40-56Z', tone) +
      line('M-22-54C-56-30-56 20-22 44M22-54C56-30 56 20 22 44M0-56V46', TONES[tone].deep, 3.5, 'opacity=".7"') +
      shine('M-72-24C-66-42-50-48-38-49C-56-34-60-10-56 14C-72 4-76-10-72-24Z', 0.45) +
      box(-44, -72, 88, 19, 6, 'gold') +
      box(-44, 42, 88, 17, 6, 'gold') +
      flat(star(8, 24, 11, 0, -5), '#ffe27a') +
      disc(0, -5, 8, TONES[tone].deep) +
      line('M0 60V70M-10 78V98M0 78V100M10 78V98', '#ffb423', 5) +
      ball(0, 72, 9, 'gold'),
  ),

  temple: motif(
    ['red'],
    () =>
      [
        [0, 1],
        [-42, 0.8],
        [-78, 0.56],
      ]
        .map(([y = 0, k = 1]) =>
          at(
            0,
            y,
            mirror(slab(-46, 2, 12, 36, 2, '#e8283f')) +
              slab(-34, 4, 68, 34, 2, '#7a0f28') +
              slab(-12, 8, 24, 30, 3, '#ffd66b') +
              shape('M-92 10C-80 4-60-2-48-22H48C60-2 80 4 92 10C60 14-60 14-92 10Z', 'teal') +
              flat('M-92 10C-60 14 60 14 92 10L88 16H-88Z', '#ffcf57') +
              line('M-30-18L-42 6M-10-18L-14 6M10-18L14 6M30-18L42 6', TONES.teal.deep, 3, 'opacity=".6"'),
            0,
            k,
          ),
        )
        .reverse()
        .join('') +
      flat('M0-108L6-92H-6Z', '#ffcf57') +
      box(-82, 38, 164, 16, 4, 'cream') +
      box(-96, 54, 192, 18, 4, 'silver') +
      at(0, 72, slab(-28, -18, 56, 18, 2, '#fffdf6')) +
      line('M-28 60H28M-28 66H28', '#bcc7d9', 2),
    { y: 17 },
  ),

  mask: motif(
    ['gold', 'pink', 'sky'],
    (tone) =>
      spin(
        9,
        (i) =>
          shape('M-13-48C-20-72-10-94 0-100C10-94 20-72 13-48Z', RAINBOW[i % 5] ?? 'red') +
          line('M0-54V-90', '#fff', 2.5, 'opacity=".7"') +
          disc(0, -84, 5, '#ffe27a'),
        -100,
      ) +
      shape('M0-56C50-58 72-30 68 8C64 54 34 88 0 90C-34 88-64 54-68 8C-72-30-50-58 0-56Z', tone) +
      mirror(
        flat('M-54-8C-46-24-22-24-14-6C-26-2-42-2-54-8Z', '#3a1030') +
          oval(-42, 22, 15, 11, '#ff6b79', 'opacity=".75"') +
          line('M-56-22Q-34-38-12-22', '#e62a92', 6) +
          disc(-58, -6, 4, '#37d6c0') +
          shine('M-58-20C-50-42-32-48-14-49C-32-42-46-34-58-20Z', 0.65),
      ) +
      flat('M0-2L9 22Q0 28-9 22Z', TONES[tone].deep, 'opacity=".55"') +
      flat('M-38 38Q0 52 38 38Q30 74 0 76Q-30 74-38 38Z', '#b31239') +
      flat('M-36 40Q0 52 36 40L32 50Q0 60-32 50Z', '#fff') +
      flat('M0-52L10-38L0-26L-10-38Z', '#e8283f', 'stroke="#ffe27a" stroke-width="3"'),
  ),

  scarab: motif(
    ['teal', 'sky', 'green'],
    (tone) =>
      mirror(
        shape('M-26-8C-50-50-84-54-98-44C-94-4-70 26-32 28Z', 'gold') +
          line('M-30 2C-52-20-72-32-88-34M-32 14C-54 2-72-8-86-12', '#2394f2', 6) +
          line('M-34 40L-62 52L-66 76M-30 58L-48 78M-36-22L-56-38', TONES.gold.deep, 8),
      ) +
      ball(0, -74, 20, 'red') +
      hoop(0, -74, 22, '#ffe27a', 5) +
      shape('M-30-30C-24-62 24-62 30-30C16-20-16-20-30-30Z', 'gold') +
      shape('M0-28C44-30 52 20 40 58C30 84 12 94 0 96C-12 94-30 84-40 58C-52 20-44-30 0-28Z', tone) +
      line('M0 4V94M-42 6Q0-8 42 6', '#ffe27a', 5) +
      mirror(shine('M-34 12C-30 4-18 2-12 2C-22 24-26 44-24 64C-36 48-38 28-34 12Z', 0.45)) +
      mirror(disc(-12, -38, 5, '#0d1120')),
  ),

  pharaoh: motif(
    ['gold'],
    () =>
      shape('M0-88C64-90 84-30 90 70L52 84L44 20H-44L-52 84L-90 70C-84-30-64-90 0-88Z', 'gold') +
      mirror(
        line('M-30-80C-58-64-64-10-68 76M-48-64C-74-40-76 20-80 72', '#2355d8', 8) +
          line('M-54-2L-88 14M-54 20L-88 38M-54 42L-90 60', '#2355d8', 7),
      ) +
      shape('M-48-40C-50 20-36 60 0 64C36 60 50 20 48-40C20-58-20-58-48-40Z', 'skin') +
      flat('M-50-38C-20-60 20-60 50-38V-54C20-74-20-74-50-54Z', '#2355d8') +
      mirror(
        flat('M-40-12C-32-22-16-20-8-10C-18-4-30-4-40-12L-50-8Z', '#14203c') +
          disc(-23, -12, 4.5, '#fff') +
          line('M-42-26Q-24-36-8-24', '#14203c', 5),
      ) +
      line('M0-10V18Q-8 22-6 22H8', '#a85a28', 4) +
      line('M-14 38Q0 44 14 38', '#a3293d', 5) +
      shape('M-11 62H11L8 98H-8Z', 'blue') +
      shape('M0-100C16-92 14-74 6-58H-6C-14-74-16-92 0-100Z', 'teal') +
      disc(0, -84, 4, '#e8283f') +
      shine('M-38-30C-30-44-10-46-4-46C-20-38-30-26-36-10Z', 0.5),
  ),

  templeGate: motif(
    ['gold', 'teal'],
    (tone) =>
      ball(0, -36, 48, 'red') +
      mirror(box(-66, -46, 22, 136, 4, tone) + box(-72, 78, 34, 18, 4, 'steel')) +
      box(-80, -30, 160, 17, 4, tone) +
      shape('M-98-80C-60-66 60-66 98-80L90-50C50-44-50-44-90-50Z', tone) +
      box(-16, -52, 32, 28, 4, 'red') +
      disc(0, -38, 7, '#ffe27a') +
      mirror(shine('M-62-10H-56V72H-62Z', 0.6)) +
      flat('M-42 96C-20 70 20 70 42 96Z', '#fff', 'opacity=".35"'),
  ),

  sorbetes: motif(
    ['pink', 'green', 'violet'],
    (tone) =>
      shape('M-44 6L0 98L44 6Z', 'wood') +
      line('M-30 34L14 70M-16 64L4 82M30 34L-14 70M-34 12L22 54M34 12L-22 54', TONES.wood.deep, 3, 'opacity=".6"') +
      ball(-32, -12, 34, tone) +
      ball(32, -12, 34, 'gold') +
      ball(0, -50, 38, 'cream') +
      ball(6, -88, 12, 'red') +
      shape(
        'M-58 2C-40-8-20 12 0 2C20-8 40 12 58 2C60 18 40 22 30 16C20 28 0 24-4 16C-16 28-34 24-36 14C-46 20-58 16-58 2Z',
        tone,
      ) +
      glint(-14, -64, 12, 6) +
      line('M-20-34L-12-28M14-52L20-46M2-26L10-30', '#e62a92', 4),
  ),
} satisfies Record<string, Motif>

function hubcap(x: number): string {
  return at(x, 48, spin(5, () => line('M0-4V-11', '#73829d', 3)) + disc(0, 0, 4, '#e8283f'))
}
