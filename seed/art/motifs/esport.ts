import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
import { at, ball, box, disc, flat, glint, hoop, line, mirror, polygon, shade, shape, shine, slab, spin, star } from '../pen.ts'

export const esport = {
  gamepad: motif(
    ['violet', 'sky', 'cream', 'red'],
    (tone) =>
      shape(
        'M-50-48C-20-54 20-54 50-48C84-44 98 22 94 56C90 78 66 80 54 62C46 50 40 38 28 36H-28C-40 38-46 50-54 62C-66 80-90 78-94 56C-98 22-84-44-50-48Z',
        tone,
      ) +
      shade(
        'M94 56C90 78 66 80 54 62C46 50 40 38 28 36H-28C-40 38-46 50-54 62C-66 80-90 78-94 56C-80 70-66 62-58 44C-46 22-36 20-24 20H24C36 20 46 22 58 44C66 62 80 70 94 56Z',
        0.2,
      ) +
      flat('M-60-32H-46V-18H-32V-4H-46V10H-60V-4H-74V-18H-60Z', '#161b2e') +
      shine('M-57-29H-49V-15H-57Z', 0.3) +
      ball(54, -28, 9, 'lemon') +
      ball(54, 6, 9, 'green') +
      ball(37, -11, 9, 'sky') +
      ball(71, -11, 9, 'red') +
      mirror(disc(-20, 14, 15, '#161b2e') + disc(-20, 12, 11, '#39425f') + shape('M-74-46C-68-62-42-62-36-52Z', 'ink')) +
      slab(-12, -26, 24, 7, 3.5, '#161b2e') +
      shine('M-66-38C-40-46 40-46 66-38C40-40-40-40-66-38Z', 0.7),
  ),

  headset: motif(
    ['sky', 'violet', 'red', 'green'],
    (tone) =>
      line('M-66 16C-72-60-40-86 0-86C40-86 72-60 66 16', '#10152a', 23) +
      line('M-66 16C-72-60-40-86 0-86C40-86 72-60 66 16', TONES.ink.light, 13) +
      line('M-54-46C-44-72-24-80 0-80', '#fff', 4, 'opacity=".6"') +
      line('M-66 56C-62 84-36 90-10 88', '#10152a', 10) +
      line('M-66 56C-62 84-36 90-10 88', TONES.steel.light, 4) +
      box(-16, 78, 34, 20, 10, 'ink') +
      mirror(
        box(-92, -6, 32, 72, 16, tone) +
          shape('M-62-10C-44-12-38 0-38 30C-38 60-44 72-62 70Z', 'ink') +
          slab(-84, 8, 8, 44, 4, '#fff', 'opacity=".5"'),
      ) +
      at(0, 24, flat('M8-30L-22 6H-4L-10 34L22-6H4L14-30Z', `url(#lemon)`, 'stroke="#fffcd4"')),
  ),

  swordShield: motif(['blue', 'red', 'violet', 'teal'], (tone) => {
    const sword =
      shape('M-8 46L-10-84L0-104L10-84L8 46Z', 'silver') +
      flat('M0-100L10-84L8 46H0Z', '#8b9ab8') +
      box(-32, 44, 64, 13, 6, 'gold') +
      box(-6, 56, 12, 30, 4, 'wood') +
      ball(0, 92, 9, 'gold')
    return (
      at(-2, 0, sword, 42) +
      at(2, 0, sword, -42) +
      shape('M0-62C22-50 42-48 58-50V14C58 52 26 78 0 90C-26 78-58 52-58 14V-50C-42-48-22-50 0-62Z', tone) +
      line('M0-47C18-38 34-35 45-36V14C45 44 22 64 0 74C-22 64-45 44-45 14V-36C-34-35-18-38 0-47Z', '#ffe27a', 5) +
      shade('M0-62C22-50 42-48 58-50V14C58 52 26 78 0 90Z', 0.16) +
      flat(star(4, 38, 11, 0, 14), '#fff8e0') +
      ball(0, 14, 9, 'red')
    )
  }),

  crosshair: motif(
    ['red', 'green', 'sky'],
    (tone) =>
      disc(0, 0, 74, '#10152a', 'opacity=".55"') +
      hoop(0, 0, 74, TONES[tone].edge, 20) +
      hoop(0, 0, 74, TONES[tone].mid, 15) +
      hoop(0, 0, 42, '#fff', 5, 'stroke-dasharray="44 22" stroke-dashoffset="-11"') +
      spin(4, () => shape('M-7-100H7V-54L0-46L-7-54Z', 'cream')) +
      ball(0, 0, 13, tone) +
      shine('M-62-36A72 72 0 0 1-18-70L-16-66A68 68 0 0 0-58-34Z', 0.8),
  ),

  monitor: motif(
    ['ink'],
    () =>
      shape('M-22 46H22L30 82H-30Z', 'steel') +
      box(-50, 80, 100, 14, 7, 'ink') +
      box(-96, -78, 192, 128, 14, 'ink') +
      slab(-84, -66, 168, 104, 6, 'url(#violet)') +
      flat('M-84 10L-40-24L-10 2L30-40L84 6V32A6 6 0 0 1 78 38H-78A6 6 0 0 1-84 32Z', '#2a1070', 'opacity=".7"') +
      ball(46, -40, 15, 'lemon') +
      flat(polygon(3, 30, -4, -10, 90), '#fff') +
      shine('M-78-60H-14L-58 32H-78Z', 0.18) +
      disc(0, 44, 2.5, '#37d6c0'),
  ),

  phoenix: motif(
    ['orange', 'violet', 'sky'],
    (tone) =>
      mirror(
        shape('M-12 12C-34-50-70-72-98-70C-88-56-90-44-96-34C-84-30-82-18-86-8C-72-6-66 6-68 16C-50 16-30 30-12 40Z', tone) +
          line('M-86-60C-60-46-36-18-20 10M-80-24C-60-16-40 4-24 20', TONES[tone].edge, 3.5, 'opacity=".8"'),
      ) +
      shape('M-20 40C-26 66-40 84-34 102C-18 94-8 90 0 108C8 90 18 94 34 102C40 84 26 66 20 40Z', 'gold') +
      shape('M0-48C24-44 32 0 26 34C20 58 8 66 0 68C-8 66-20 58-26 34C-32 0-24-44 0-48Z', tone) +
      shape('M-8-66C-24-92-10-98-4-86C-4-104 12-104 12-88C22-96 28-84 16-68Z', 'gold') +
      shape('M-22-46C-24-78 24-78 22-46C20-28-20-28-22-46Z', tone) +
      flat('M-9-44H9L0-24Z', '#ffe27a') +
      mirror(flat('M-18-54L-4-48L-8-42C-14-42-18-46-18-54Z', '#fff')) +
      flat('M0-8L12 12L0 34L-12 12Z', '#fff3c4'),
  ),

  rankBadge: motif(
    ['gold', 'sky', 'violet'],
    (tone) =>
      mirror(
        shape('M-20-20C-52-40-78-38-98-50C-94-20-74-6-54 0C-70 2-78 0-86-4C-78 26-52 38-20 36Z', 'silver') +
          line('M-84-34C-66-22-46-14-28-8M-70 12C-54 14-40 14-28 14', '#73829d', 3),
      ) +
      flat(polygon(6, 74), TONES[tone].deep) +
      shape('M0-78L62-42V38L0 78L-62 38V-42Z', tone) +
      flat('M0-58L46-32V30L0 58L-46 30V-32Z', TONES[tone].deep, 'opacity=".75"') +
      flat(star(5, 40, 18, 0, 0), '#fffbe6') +
      shine('M-54-36L0-68V-60L-48-32Z', 0.8) +
      box(-26, 60, 52, 28, 6, 'red') +
      glint(-8, 74, 12, 4, 0, 0.4),
  ),

  robot: motif(
    ['silver', 'teal', 'orange'],
    (tone) =>
      line('M0-66V-88', '#27314d', 7) +
      ball(0, -90, 11, 'red') +
      mirror(box(-94, -14, 20, 48, 9, 'steel')) +
      box(-78, -66, 156, 122, 34, tone) +
      shade('M78 10V22A34 34 0 0 1 44 56H-44A34 34 0 0 1-78 22V10C-50 36 50 36 78 10Z', 0.16) +
      slab(-60, -44, 120, 64, 24, '#141a30') +
      mirror(disc(-28, -12, 15, '#37e6ff') + disc(-28, -12, 7, '#fff')) +
      line('M-22 38H22M-10 32V44M10 32V44', '#141a30', 5) +
      shine('M-64-50C-54-60-30-60 0-60V-52C-30-52-50-50-64-38Z', 0.8) +
      shape('M-50 60H50L62 96H-62Z', 'steel') +
      flat(star(5, 13, 6, 0, 78), '#ffe27a'),
  ),
} satisfies Record<string, Motif>
