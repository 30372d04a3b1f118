/** Writes a contact sheet of the whole art set: `node --import tsx seed/art/preview.ts /tmp/art.html`. */
import { writeFileSync } from 'node:fs'
import {
  ART_CATEGORIES,
  avatarArt,
  AVATAR_COUNT,
  bannerArt,
  CATEGORY_MOTIFS,
  EMPTY_KINDS,
  emptyArt,
  gameTile,
  gameWide,
  heroArt,
  logoSun,
  MOTIFS,
  vendorMark,
  vendorTile,
} from './index.ts'

const image = (svg: string, width: number) => `<img width="${width}" src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="">`
const section = (title: string, pictures: string[], tone = '') =>
  `<h2>${title}</h2><section class="${tone}">${pictures.join('')}</section>`

const VENDORS = [
  'Isla Play',
  'Sunrise Gaming',
  'Kidlat',
  'Maharlika Studios',
  'Blue Reef',
  'Royal Table Live',
  'Tandang',
  'Bola',
  'Nexus Nine',
  'Perya Labs',
  'Hari',
  'Lakan Interactive',
]

const sections = [
  section(
    'Motifs by category, 124 px',
    ART_CATEGORIES.flatMap((category) =>
      CATEGORY_MOTIFS[category].map((motif) =>
        image(gameTile({ name: motif.replace(/([A-Z])/g, ' $1'), category, motif, key: motif }), 124),
      ),
    ),
  ),
  section(
    'Tiles, 300 px',
    ART_CATEGORIES.map((category, i) =>
      image(
        gameTile({
          name:
            [
              'Perlas ng Silangan',
              'Golden Carp',
              'Speed Baccarat',
              'Tongits Royale',
              'World Football',
              'Dota Arena',
              'Sabong Live',
              'Lotto 6/55',
              'Keno Express',
              'Crash',
            ][i] ?? category,
          category,
          key: category,
        }),
        300,
      ),
    ),
  ),
  section(
    'Wide',
    CATEGORY_MOTIFS.INHOUSE.map((motif) => image(gameWide({ name: motif, category: 'INHOUSE', motif, key: motif }), 240)),
  ),
  section('Banners and heroes', [
    ...MOTIFS.filter((_, i) => i % 16 === 3).map((motif) => image(bannerArt({ key: motif, motif }), 390)),
    image(heroArt({ key: 'login', motif: 'crown', palette: 'ube' }), 390),
  ]),
  ...['', 'light'].map((tone) =>
    section(
      'Vendors',
      [
        ...VENDORS.map((name) => image(vendorMark({ code: name.toLowerCase(), name }), 200)),
        ...VENDORS.slice(0, 6).map((name, i) =>
          image(vendorTile({ code: name.toLowerCase(), name, category: ART_CATEGORIES[i] ?? 'RNG' }), 200),
        ),
      ],
      tone,
    ),
  ),
  ...['', 'light'].map((tone) =>
    section(
      'Emblems',
      [
        ...Array.from({ length: AVATAR_COUNT }, (_, index) => image(avatarArt({ index }), 72)),
        ...EMPTY_KINDS.map((kind) => image(emptyArt(kind), 200)),
        image(logoSun(), 64),
      ],
      tone,
    ),
  ),
]

const STYLE = `body{margin:12px;background:#0b0e14;color:#f5f2ea;font:14px system-ui}section{display:flex;flex-wrap:wrap;gap:9px}img{border-radius:16px}.light{background:#fbf6ec}h2{font-size:14px}`

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the HTML file to write, e.g. /tmp/art.html')
writeFileSync(target, `<!doctype html><meta charset="utf-8"><title>Palaro art</title><style>${STYLE}</style>${sections.join('')}`)
console.log(`Wrote ${target}`)
