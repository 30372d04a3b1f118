/** Life and things on the sea floor. */
import { type Motif, motif } from '../motif.ts'
import { TONES } from '../palette.ts'
import { at, ball, disc, eye, flat, glint, line, mirror, oval, shade, shape, shine, times } from '../pen.ts'

export const reef = {
  crab: motif(
    ['red', 'orange'],
    (tone) =>
      mirror(
        line('M-50 30C-74 28-84 40-90 54M-46 42C-66 46-72 58-74 70M-38 52C-50 60-54 70-54 80', TONES[tone].deep, 10) +
          line('M-50 30C-74 28-84 40-90 54M-46 42C-66 46-72 58-74 70M-38 52C-50 60-54 70-54 80', TONES[tone].light, 4) +
          line('M-46 4C-66-2-74-14-72-28', TONES[tone].mid, 15) +
          shape('M-74-22C-104-34-102-78-72-88C-78-72-74-62-66-58C-64-68-56-78-46-80C-36-58-48-26-74-22Z', tone) +
          shine('M-90-44C-92-58-88-68-82-74C-84-60-80-50-74-46Z', 0.6) +
          line('M-18-26V-48', TONES[tone].deep, 7) +
          eye(-19, -52, 14, 2),
      ) +
      shape('M0-32C46-32 68-6 64 24C58 52 26 64 0 64C-26 64-58 52-64 24C-68-6-46-32 0-32Z', tone) +
      flat('M-60 32C-30 48 30 48 60 32C50 56 24 64 0 64C-24 64-50 56-60 32Z', '#ffe9c9', 'opacity=".75"') +
      line('M-18 26Q0 40 18 26', '#5a0a18', 5) +
      mirror(oval(-38, 20, 8, 6, '#fff', 'opacity=".35"')) +
      shine('M-50-2C-40-22-16-26 0-26C-20-18-36-12-50-2Z', 0.65),
  ),

  octopus: motif(['violet', 'pink', 'orange'], (tone) => {
    const t = TONES[tone]
    const arm = (d: string) =>
      line(d, t.edge, 23) + line(d, t.mid, 18) + line(d, t.light, 4, 'stroke-dasharray="1 11" transform="translate(0 5)"')
    return (
      mirror(
        arm('M-34 34C-60 36-72 20-66 4C-84-2-98 14-90 30') +
          arm('M-26 44C-46 64-76 56-86 66C-94 78-82 90-72 82') +
          arm('M-12 48C-18 76-34 86-50 82'),
      ) +
      shape(
        'M0-94C44-94 62-62 58-30C56-10 46 0 46 20C46 48 24 58 0 58C-24 58-46 48-46 20C-46 0-56-10-58-30C-62-62-44-94 0-94Z',
        tone,
      ) +
      mirror(eye(-20, -14, 15, 3) + oval(-36, 12, 9, 6, '#ff7d9c', 'opacity=".7"')) +
      line('M-12 14Q0 28 12 14', '#2a1040', 5) +
      glint(-30, -60, 16, 10, -40) +
      disc(22, -70, 6, t.deep, 'opacity=".35"') +
      disc(36, -54, 4, t.deep, 'opacity=".35"') +
      disc(8, -80, 4, t.deep, 'opacity=".35"')
    )
  }),

  mermaid: motif(
    ['teal', 'pink', 'violet'],
    (tone) =>
      shape('M-8-6C-34-34-84-40-98-88C-60-96-14-78 6-34C20-80 60-100 96-92C90-46 44-30 22-6Z', tone) +
      line(
        'M-2-26C-20-54-52-66-78-76M2-30C-14-58-34-74-58-84M14-28C26-58 50-70 78-80M12-34C22-60 36-74 56-84',
        TONES[tone].edge,
        3,
        'opacity=".8"',
      ) +
      shape('M-14-14C-2-22 16-22 28-14C22 10 44 30 60 78H-56C-34 30-18 14-14-14Z', tone) +
      line(
        'M-10 6Q-2 14 6 6Q14 14 22 6M-16 24Q-6 34 4 24Q14 34 24 24Q28 30 32 24M-26 44Q-15 54-4 44Q7 54 18 44Q29 54 40 44M-36 64Q-25 74-14 64Q-3 74 8 64Q19 74 30 64Q41 74 50 64',
        TONES[tone].deep,
        3.5,
      ) +
      flat('M-96 82q16-16 32-2t32-4t32 2t32-4t32 4t30 2C90 104-90 104-96 82Z', 'url(#sky)', 'stroke="#dcf6ff"') +
      line('M-70 90q10-6 20 0M0 88q10-6 20 0', '#fff', 3.5) +
      shape('M-20-14Q6-4 34-14L30-2Q6 6-16-2Z', 'gold') +
      ball(7, -6, 8, 'pink'),
  ),

  jellyfish: motif(['pink', 'violet', 'sky'], (tone) => {
    const t = TONES[tone]
    const arms =
      'M-50 6C-64 36-36 48-50 86M-26 12C-36 40-12 54-24 96M0 12C10 40-10 60 2 98M26 12C18 40 40 54 26 94M50 6C46 36 66 50 52 84'
    return (
      line(arms, t.edge, 13) +
      line(arms, t.mid, 9) +
      shape(
        'M-78 4C-84-60-40-92 0-92C40-92 84-60 78 4C64 22 54 2 40 8C28 24 12 4 0 10C-12 4-28 24-40 8C-54 2-64 22-78 4Z',
        tone,
      ) +
      flat('M-60-6C-60-50-30-70 0-70C30-70 60-50 60-6Q30-22 0-14Q-30-22-60-6Z', t.edge, 'opacity=".35"') +
      mirror(eye(-20, -28, 11, 2) + oval(-40, -14, 8, 5, '#fff', 'opacity=".5"')) +
      line('M-10-12Q0-2 10-12', '#3a1046', 4) +
      glint(-40, -62, 18, 9, -40, 0.8)
    )
  }),

  pearl: motif(
    ['pink', 'violet', 'teal'],
    (tone) =>
      shape(
        'M0 34C-30 30-84 10-94-26C-96-44-82-50-74-46C-70-68-52-76-40-68C-32-86-10-92 0-84C10-92 32-86 40-68C52-76 70-68 74-46C82-50 96-44 94-26C84 10 30 30 0 34Z',
        tone,
      ) +
      line('M0 26V-72M-14 22L-36-58M14 22L36-58M-30 16L-68-36M30 16L68-36', TONES[tone].deep, 4, 'opacity=".55"') +
      shape('M-84 26C-60 6 60 6 84 26C84 66 40 88 0 90C-40 88-84 66-84 26Z', tone) +
      flat('M-80 28C-56 12 56 12 80 28C64 50-64 50-80 28Z', '#6b1450', 'opacity=".6"') +
      ball(0, 10, 34, 'cream') +
      glint(-12, -6, 12, 7, -35, 1) +
      flat(
        'M-80 34C-40 54 40 54 80 34C76 40 72 48 66 56C30 66-30 66-66 56C-72 48-76 40-80 34Z',
        TONES[tone].light,
        'opacity=".6"',
      ),
  ),

  trident: motif(
    ['gold', 'teal'],
    (tone) =>
      at(
        0,
        0,
        shape('M-7-40H7V100L0 108L-7 100Z', tone) +
          shape(
            'M0-108L20-74H9V-34H36C46-38 46-56 44-68H34L50-100L68-68H58C62-40 56-16 34-14H-34C-56-16-62-40-58-68H-68L-50-100L-34-68H-44C-46-56-46-38-36-34H-9V-74H-20Z',
            tone,
          ) +
          ball(0, -22, 15, 'sky') +
          binding(14) +
          binding(44) +
          shine('M-4 60H0V96H-4Z', 0.7) +
          shine('M-2-98L-12-78H-5V-40H-2Z', 0.6),
        28,
      ),
    { scale: 0.92 },
  ),

  starfish: motif(['orange', 'pink', 'red'], (tone) =>
    at(
      0,
      6,
      shape(
        'M0-100C14-88 16-50 28-36C46-32 84-38 96-26C92-8 58 12 48 26C48 44 66 76 60 90C40 92 16 64 0 58C-16 64-40 92-60 90C-66 76-48 44-48 26C-58 12-92-8-96-26C-84-38-46-32-28-36C-16-50-14-88 0-100Z',
        tone,
      ) +
        times(5, (i) =>
          at(0, 4, disc(0, -78, 4, '#fff3d8') + disc(-5, -60, 4.5, '#fff3d8') + disc(6, -48, 5, '#fff3d8'), i * 72),
        ) +
        mirror(eye(-17, -2, 12, 2)) +
        line('M-12 24Q0 38 12 24', '#5a1408', 5),
      -8,
    ),
  ),

  cannon: motif(['gold', 'steel'], (tone) =>
    at(
      0,
      8,
      shape('M-70 84C-70 48-40 30 0 30C40 30 70 48 70 84Z', 'steel') +
        at(
          0,
          20,
          shape('M-30 10L-24-86H24L30 10C24 30-24 30-30 10Z', tone) +
            shape('M-32-108H32V-84H-32Z', tone) +
            oval(0, -108, 32, 11, TONES[tone].edge) +
            oval(0, -107, 23, 7, '#10152a') +
            shine('M-18-76H-8L-10 14H-22Z', 0.6) +
            flat('M-27-40H27L28-26H-28Z', TONES.red.mid) +
            ball(0, -2, 14, 'teal'),
          22,
        ) +
        shade('M-70 84C-70 74-66 64-60 56C-20 66 20 66 60 56C66 64 70 74 70 84Z', 0.25) +
        mirror(ball(-48, 66, 8, 'gold')),
    ),
  ),
} satisfies Record<string, Motif>

function binding(y: number): string {
  return shape(`M-11 ${y - 6}H11V${y + 6}H-11Z`, 'orange')
}
