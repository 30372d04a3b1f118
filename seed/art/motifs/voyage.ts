/** Pirates, islands and treasure. */
import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
import { at, ball, box, disc, eye, flat, glint, hoop, line, mirror, oval, shade, shape, shine, slab, spin } from '../pen.ts'

const skull = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    flat('M-20 2C-26-32 26-32 20 2C20 10 12 10 12 16V24H-12V16C-12 10-20 10-20 2Z', '#2a2136') +
      disc(-8, -2, 5.5, '#fff') +
      disc(8, -2, 5.5, '#fff') +
      flat('M0 6L4 13H-4Z', '#fff') +
      line('M-4 18V24M4 18V24', '#fff', 2.5),
    0,
    scale,
  )

const waves = (y: number) =>
  flat(`M-98 ${y}q16-14 32 0t32 0t32 0t32 0t32 0t36 0V${y + 34}q-98 16-196 0Z`, 'url(#sky)', 'stroke="#dcf6ff"') +
  line(`M-76 ${y + 18}q12-9 24 0M-6 ${y + 20}q12-9 24 0M56 ${y + 17}q10-8 20 0`, '#fff', 3.5, 'opacity=".8"')

const coins = (spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y]) => ball(x, y, 15, 'gold') + hoop(x, y, 9, TONES.gold.deep, 2)).join('')

/** A palm leaf. */
const frond = (turn: number, scale: number) =>
  at(
    8,
    -44,
    shape('M0 0C14-30 50-42 88-18C62-16 34-4 0 0Z', 'green') + line('M8-4C30-18 52-24 76-20', TONES.green.deep, 3),
    turn,
    scale,
  )

export const voyage = {
  pirateShip: motif(
    ['wood'],
    () =>
      line('M-36-84V40M34-64V40', TONES.wood.deep, 8) +
      shape('M-36-96L2-88L-36-78Z', 'ink') +
      shape('M-90-64Q-36-84 14-66Q26-22 12 8Q-38-8-88 10Q-72-28-90-64Z', 'cream') +
      shade('M-20-75Q2-72 14-66Q26-22 12 8Q-2 4-14 2Q0-38-20-75Z', 0.13) +
      skull(-36, -32, 1) +
      shape('M26-52Q58-62 84-48Q94-20 84 10Q58 0 30 8Q40-24 26-52Z', 'red') +
      shape('M-94 20C-60 34 40 34 98 10C92 44 78 70 66 78H-64C-82 64-92 44-94 20Z', 'wood') +
      flat('M-88 38C-50 50 50 48 92 30L88 42C46 58-48 58-84 50Z', '#ffcf57') +
      [-52, -18, 16, 50].map((x) => disc(x, 62, 7, '#2b1206') + hoop(x, 62, 7, '#ffcf57', 3)).join('') +
      waves(66),
  ),

  chest: motif(
    ['wood'],
    () =>
      shape('M-84-18C-84-72-56-88-50-88H50C56-88 84-72 84-18Z', 'wood') +
      flat('M-70-22C-70-60-48-74-44-74H44C48-74 70-60 70-22Z', '#3b1a08') +
      coins([
        [-48, -14],
        [-22, -26],
        [6, -34],
        [32, -26],
        [54, -14],
        [-8, -12],
        [22, -10],
      ]) +
      ball(-36, -34, 11, 'red') +
      ball(40, -44, 11, 'teal') +
      box(-88, -6, 176, 86, 12, 'wood') +
      line('M-86 24H86M-86 52H86', TONES.wood.deep, 3, 'opacity=".7"') +
      mirror(box(-80, -10, 22, 94, 5, 'gold')) +
      slab(-88, -8, 176, 12, 5, '#ffcf57') +
      box(-22, -2, 44, 46, 9, 'gold') +
      disc(0, 16, 8, '#3b1a08') +
      flat('M-4 18H4L7 36H-7Z', '#3b1a08') +
      mirror(disc(-69, 4, 3.5, '#8a4700') + disc(-69, 68, 3.5, '#8a4700')) +
      shine('M-56 8H-26V14H-56Z', 0.35),
  ),

  anchor: motif(
    ['silver', 'gold'],
    (tone) =>
      hoop(0, -74, 17, TONES[tone].deep, 13) +
      hoop(0, -75, 17, `url(#${tone})`, 9) +
      shape(
        'M-11-58H11V44C34 40 54 26 60 4L42 12L66-30L92 6L76 6C70 56 32 86 0 94C-32 86-70 56-76 6L-92 6L-66-30L-42 12L-60 4C-54 26-34 40-11 44Z',
        tone,
      ) +
      box(-46, -48, 92, 18, 9, tone) +
      shine('M-7-58H-1V48H-7Z', 0.7) +
      shade('M11 44C34 40 54 26 60 4L68 2C64 50 30 78 4 86Z', 0.18) +
      line('M14-76C50-84 60-60 30-42C-20-16-40-4-30 22C-20 40 20 34 34 54', '#8a4d1a', 9) +
      line('M14-76C50-84 60-60 30-42C-20-16-40-4-30 22C-20 40 20 34 34 54', '#f0c07a', 5, 'stroke-dasharray="7 5"'),
  ),

  palmIsland: motif(
    ['green'],
    () => {
      return (
        oval(-44, -34, 34, 34, 'url(#orangeBall)', 'stroke="#ffe8c4"') +
        shape('M-96 62C-70 30-20 22 10 24C50 26 80 40 96 62Z', 'skin') +
        line('M-4 40C-12 10-8-20 8-44', TONES.wood.deep, 17) +
        line('M-4 40C-12 10-8-20 8-44', TONES.wood.light, 11, 'stroke-dasharray="2 13" stroke-linecap="butt"') +
        frond(-150, 0.95) +
        frond(-195, 0.8) +
        frond(40, 0.85) +
        frond(-8, 1) +
        frond(-60, 0.9) +
        frond(-105, 0.85) +
        ball(0, -34, 9, 'wood') +
        ball(16, -34, 9, 'wood') +
        waves(54)
      )
    },
    { y: 12, scale: 0.9 },
  ),

  shipWheel: motif(
    ['wood'],
    () =>
      spin(8, () => shape('M-6-50H6L8-76C14-82 10-98 0-98C-10-98-14-82-8-76Z', 'wood')) +
      hoop(0, 0, 58, TONES.wood.deep, 24) +
      hoop(0, 0, 58, 'url(#wood)', 19) +
      hoop(0, 0, 58, '#ffcf57', 3) +
      spin(8, () => slab(-5, -50, 10, 50, 3, TONES.wood.mid) + disc(0, -58, 5, '#ffe27a')) +
      ball(0, 0, 21, 'gold') +
      disc(0, 0, 7, TONES.gold.deep),
  ),

  map: motif(
    ['skin'],
    () =>
      shape(
        'M-88-58C-62-72-40-50-16-60C14-72 40-52 88-66C78-30 92 4 84 56C52 70 30 48 0 60C-28 70-54 52-90 64C-80 24-96-14-88-58Z',
        'skin',
      ) +
      shade('M-30-58C-20-58-16-60-16-60L-10 62L-30 60ZM40-60C48-60 60-62 60-62L56 60L36 56Z', 0.1) +
      line('M-62 36C-40 10-60-16-34-28C-8-40-6 6 18 2C34 0 34-14 42-22', '#8a3b12', 6, 'stroke-dasharray="2 13"') +
      line('M40-38L62-14M62-38L40-14', '#e8283f', 9) +
      at(-52, -32, flat('M-10 6L0-14L10 6Z M4 8L12-6L20 8Z', '#5a9a4a')) +
      at(46, 32, spin(4, () => flat('M0-20L5-5H-5Z', '#8a3b12')) + hoop(0, 0, 12, '#8a3b12', 2.5)) +
      shine('M-80-52C-62-60-44-46-24-50L-26-42C-48-38-60-50-80-44Z', 0.6),
  ),

  parrot: motif(
    ['red', 'green', 'sky'],
    (tone) =>
      shape('M-20 40C-40 66-50 88-46 98C-24 92 0 72 8 48Z', 'blue') +
      shape('M-54 14C-60-60-20-94 20-88C56-82 70-52 62-26C56 20 30 66-14 70C-40 66-52 44-54 14Z', tone) +
      shape('M-54 0C-58 44-34 78 8 74C-6 56-6 26-10 6C-20-16-46-20-54 0Z', 'gold') +
      line('M-44 20Q-30 28-16 20M-42 38Q-26 48-10 40M-30 56Q-18 62-6 58', TONES.gold.deep, 4) +
      flat('M14-74C40-78 60-60 58-36C46-26 24-26 12-40C4-54 6-68 14-74Z', '#fff7e8') +
      eye(32, -54, 11, 2) +
      shape('M56-60C86-62 96-34 78-8C74-24 60-26 50-28Z', 'ink') +
      glint(-20, -56, 10, 22, 30, 0.5) +
      hoop(54, -2, 6, '#ffcf57', 3) +
      line('M-16 76V90M0 74V88', '#ffb423', 7) +
      box(-60, 86, 110, 12, 6, 'wood'),
  ),
} satisfies Record<string, Motif>
