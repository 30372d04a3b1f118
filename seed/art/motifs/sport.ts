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
  line,
  mirror,
  oval,
  polygon,
  shade,
  shape,
  shine,
  slab,
  spin,
  star,
} from '../pen.ts'

const NAVY = '#1b2338'

export const sport = {
  football: motif(
    ['cream'],
    () =>
      ball(0, 0, 88, 'cream') +
      flat(polygon(5, 31), NAVY) +
      spin(5, () => line('M0-31V-56', NAVY, 4) + flat('M-17-78L0-60L17-78Q12-86 8-87H-8Q-12-86-17-78Z', NAVY)) +
      spin(5, () => line('M0-58L34-46', NAVY, 3.5) + line('M0-58L-34-46', NAVY, 3.5)) +
      shade('M84 26A88 88 0 0 1-70 54A96 96 0 0 0 84 26Z', 0.22) +
      glint(-40, -52, 22, 11, -38, 0.9),
  ),

  basketball: motif(
    ['orange'],
    () =>
      ball(0, 0, 88, 'orange') +
      line('M-88 0H88M0-88V88M-62-62C-26-30-26 30-62 62M62-62C26-30 26 30 62 62', '#4a1604', 5) +
      shade('M86 18A88 88 0 0 1-72 50A96 96 0 0 0 86 18Z', 0.2) +
      glint(-36, -52, 22, 10, -38, 0.55),
  ),

  glove: motif(['red', 'blue'], (tone) =>
    at(
      0,
      4,
      shape('M-50 26C-70-2-68-60-34-82C0-100 52-90 66-52C74-26 62 6 48 26Z', tone) +
        shape('M-48 20C-74 24-92 4-84-18C-76-36-52-34-42-16C-36-4-38 12-48 20Z', tone) +
        line(
          'M-22-84C-28-60-22-50-12-44M10-92C6-66 10-56 18-50M38-84C36-66 38-58 46-50M-12-44C8-34 32-38 60-46',
          TONES[tone].deep,
          4,
        ) +
        shade('M66-52C74-26 62 6 48 26H6C40 10 56-16 66-52Z', 0.18) +
        box(-52, 24, 104, 26, 8, 'cream') +
        box(-46, 50, 92, 38, 10, tone) +
        line('M-26 60H26M-26 74H26', '#fff', 3, 'opacity=".7"') +
        flat(star(5, 11, 5, 0, 37), TONES[tone].mid) +
        glint(-34, -52, 9, 24, 26, 0.55),
      8,
    ),
  ),

  tennis: motif(
    ['lemon', 'green'],
    () =>
      at(
        -14,
        -10,
        line('M22 42L50 92', '#10152a', 19) +
          line('M24 46L50 92', '#e8283f', 12) +
          line('M10 26L24 48M-10 34L22 42', '#2394f2', 9) +
          oval(-16, -28, 56, 66, 'none', 'stroke="#0d50b0" stroke-width="13" transform="rotate(-28 -16 -28)"') +
          oval(-16, -28, 56, 66, '#fff', 'fill-opacity=".22" stroke="#78d5ff" stroke-width="7" transform="rotate(-28 -16 -28)"') +
          line(
            'M-60-54L-4 26M-48-74L24 14M-28-86L38-4M-62-24L-28 30M-64-36L0-88M-60-6L24-74M-44 16L36-46M-22 28L40-22',
            '#fff',
            2.5,
            'opacity=".75"',
          ),
        4,
      ) +
      ball(50, 38, 42, 'lemon') +
      line('M22 8C44 22 44 52 26 72M80 8C58 22 58 54 76 72', '#fffdf0', 5),
    { x: 8, y: 16, scale: 0.9 },
  ),

  volleyball: motif(
    ['sky', 'lemon'],
    () =>
      ball(0, 0, 88, 'cream') +
      flat('M0 0C-20-40-10-74 8-87.6A88 88 0 0 1 84-26C54-34 24-26 0 0Z', 'url(#lemon)') +
      at(0, 0, flat('M0 0C-20-40-10-74 8-87.6A88 88 0 0 1 84-26C54-34 24-26 0 0Z', 'url(#sky)'), 120) +
      spin(3, () =>
        line('M0 0C-20-40-10-74 8-88M0 0C24-26 54-34 84-26M-6-40C10-50 40-56 66-58M6-6C-8-44 2-70 36-80', '#27314d', 3.5),
      ) +
      shade('M84 26A88 88 0 0 1-70 54A96 96 0 0 0 84 26Z', 0.2) +
      glint(-36, -54, 22, 10, -38, 0.85),
  ),

  trophy: motif(
    ['gold', 'silver'],
    (tone) =>
      mirror(
        line('M-46-62C-94-72-96-8-38-2', TONES[tone].deep, 17) +
          line('M-46-62C-94-72-96-8-38-2', TONES[tone].mid, 11) +
          line('M-50-64C-84-68-88-28-58-14', TONES[tone].edge, 3),
      ) +
      shape('M-14 30H14L20 62H-20Z', tone) +
      shape('M-54-82H54C56-20 42 24 12 36H-12C-42 24-56-20-54-82Z', tone) +
      shade('M54-82C56-20 42 24 12 36H0C26 0 30-40 28-82Z', 0.17) +
      shine('M-44-74H-26C-24-30-20 0-8 24C-34 10-44-30-44-74Z', 0.6) +
      oval(0, -82, 56, 11, TONES[tone].edge) +
      oval(0, -81, 46, 7, TONES[tone].deep) +
      flat(star(5, 25, 11, 0, -26), '#fff8e0') +
      box(-40, 60, 80, 14, 5, tone) +
      box(-54, 72, 108, 24, 6, 'ink') +
      slab(-24, 78, 48, 11, 3, '#ffcf57'),
  ),

  whistle: motif(
    ['silver', 'gold', 'red'],
    (tone) =>
      line('M54-44C70-74 40-98 4-90C-30-82-36-62-20-50', '#e8283f', 9) +
      shape('M-22-46H96V-12L44-4C50 42 18 78-24 78C-66 78-94 46-92 8C-90-24-62-46-22-46Z', tone) +
      shade('M96-12L44-4C50 42 18 78-24 78C-56 78-80 60-88 36C-50 70 30 50 30-18Z', 0.16) +
      flat('M20-46H50L44-18H14Z', '#10152a') +
      disc(-26, 14, 36, TONES[tone].deep) +
      ball(-26, 14, 29, 'wood') +
      shine('M-80-4C-76-26-56-38-22-40H10L8-32H-20C-50-32-68-22-80-4Z', 0.75) +
      hoop(56, -50, 8, TONES.steel.mid, 6),
  ),

  helmet: motif(
    ['blue', 'red', 'violet'],
    (tone) =>
      shape('M-84 40C-104-34-58-88 4-88C62-88 92-48 88-6L44 0C34 4 30 14 34 26L26 70C-6 80-62 74-84 40Z', tone) +
      flat('M-12-87C-6-88 2-88 8-88C44-86 66-64 74-36L54-30C46-54 22-78-12-87Z', '#fff', 'opacity=".9"') +
      disc(-22, 8, 15, '#10152a', 'opacity=".45"') +
      disc(-22, 8, 8, TONES[tone].edge) +
      line('M34 22H92C98 22 98 30 98 36L86 74H26M36 48H92M64 22L60 74', '#fff', 9) +
      line('M34 22H92C98 22 98 30 98 36L86 74H26M36 48H92M64 22L60 74', '#b4bfd2', 4) +
      glint(-48, -48, 12, 26, 34, 0.6) +
      shade('M-84 40C-62 74-6 80 26 70L30 48C-6 60-58 56-90 8C-90 20-88 30-84 40Z', 0.2),
  ),

  billiard: motif(
    ['ink', 'red', 'blue'],
    (tone) =>
      at(-40, 34, ball(0, 0, 48, 'red'), 0) +
      at(52, 42, ball(0, 0, 44, 'lemon') + flat('M-42 4Q0 22 42 4L40 20Q0 36-40 20Z', '#fff', 'opacity=".85"')) +
      at(
        6,
        -26,
        ball(0, 0, 62, tone === 'red' ? 'ink' : tone) +
          disc(6, 4, 30, '#fff') +
          flat('M6-14A11 10 0 0 1 13 3A12 11 0 1 1-1 3A11 10 0 0 1 6-14Z', NAVY) +
          disc(6, -4, 4.5, '#fff') +
          disc(6, 12, 5, '#fff'),
      ),
  ),

  stadium: motif(
    ['green'],
    () =>
      shape('M-98 10C-98-40 98-40 98 10V40C98 92-98 92-98 40Z', 'silver') +
      flat('M-98 10C-98-40 98-40 98 10C98 60-98 60-98 10Z', '#2f4a8a') +
      flat('M-84 10C-84-28 84-28 84 10C84 48-84 48-84 10Z', '#ffcf57', 'opacity=".85"') +
      flat('M-64 12C-64-14 64-14 64 12C64 38-64 38-64 12Z', 'url(#green)') +
      line('M-64 12H64M0-8V32', '#fff', 2.5, 'opacity=".8"') +
      oval(0, 12, 15, 6, 'none', 'stroke="#fff" opacity=".8"') +
      line('M-70 66V46M-42 74V54M-14 78V58M14 78V58M42 74V54M70 66V46', '#73829d', 5) +
      mirror(
        line('M-76-22V-62', '#73829d', 6) +
          box(-94, -86, 36, 24, 5, 'steel') +
          disc(-84, -78, 4.5, '#fff6c0') +
          disc(-68, -78, 4.5, '#fff6c0') +
          disc(-84, -68, 4.5, '#fff6c0') +
          disc(-68, -68, 4.5, '#fff6c0'),
      ),
  ),
} satisfies Record<string, Motif>
