/** Small emblems of the empty states; never on a tile. */
import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
import { at, ball, box, disc, flat, glint, line, shade, shape, shine, slab, star } from '../pen.ts'

export const state = {
  heart: motif(
    ['red'],
    (tone) =>
      shape('M0 84C-60 44-96 8-90-34C-84-76-26-86 0-40C26-86 84-76 90-34C96 8 60 44 0 84Z', tone) +
      shade('M0 84C60 44 96 8 90-34C74 10 40 40 0 84Z', 0.2) +
      glint(-52, -36, 22, 13, -40, 0.7),
  ),

  hourglass: motif(
    ['wood'],
    () =>
      shape('M-50-74H50C50-30 14-18 14 0C14 18 50 30 50 74H-50C-50 30-14 18-14 0C-14-18-50-30-50-74Z', 'sky') +
      flat('M-38-44H38C30-22 10-14 4 4H-4C-10-14-30-22-38-44ZM-42 68C-36 44-12 40 0 28C12 40 36 44 42 68Z', TONES.gold.mid) +
      line('M0 4V40', '#ffe27a', 4) +
      shine('M-42-68H-28C-28-40-14-28-6-14C-28-28-42-40-42-68Z', 0.7) +
      box(-68, -94, 136, 22, 9, 'wood') +
      box(-68, 72, 136, 22, 9, 'wood'),
  ),

  envelope: motif(
    ['cream'],
    () =>
      box(-92, -60, 184, 124, 16, 'cream') +
      flat('M-88 58L-22-4H22L88 58Z', '#e6d8bb') +
      shape('M-88-54C-80-60 80-60 88-54L16 12Q0 24-16 12Z', 'cream') +
      at(62, -54, ball(0, 0, 28, 'red') + disc(0, 0, 9, '#fff')),
  ),

  ledger: motif(['cream'], () =>
    at(
      0,
      0,
      shape('M-66-90H56C70-90 72-78 66-66V74C66 88 54 92 44 92H-78C-66 92-62 84-62 74V-76C-62-86-66-90-66-90Z', 'cream') +
        line('M-40-54H42M-40-24H42M-40 6H20', '#cdb894', 8) +
        line('M-40 40L-18 22L4 44L44 4', TONES.teal.mid, 9) +
        at(52, 58, ball(0, 0, 30, 'gold') + flat(star(8, 16, 8), '#fffbe6')),
      4,
    ),
  ),

  plug: motif(
    ['sky'],
    () =>
      shape('M-62 34C-98 34-98-12-62-14C-60-66 6-82 30-38C62-64 108-28 84 4C104 12 98 34 76 34Z', 'silver') +
      shine('M-52-10C-46-46-4-60 16-34C-10-44-38-36-52-10Z', 0.9) +
      line('M-30 54L-44 78M4 54L-10 78M38 54L24 78', TONES.sky.mid, 9) +
      line('M-34-20L34 22', '#e8283f', 12) +
      line('M34-20L-34 22', '#e8283f', 12),
  ),

  warning: motif(
    ['orange'],
    () =>
      shape('M0-92L98 78C102 88 96 94 86 94H-86C-96 94-102 88-98 78Z', 'gold') +
      slab(-9, -36, 18, 70, 9, '#4a1d0d') +
      disc(0, 60, 12, '#4a1d0d') +
      shine('M-4-74L-74 54L-62 60L8-60Z', 0.5),
  ),
} satisfies Record<string, Motif>
