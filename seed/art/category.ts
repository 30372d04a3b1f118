/** What each game category may show: its motifs, grounds and air. */
import type { Flourish } from './flourish.ts'
import type { Composition } from './ground.ts'
import type { MotifName } from './motifs/index.ts'
import type { PaletteName } from './palette.ts'
import type { Random } from './random.ts'

export const ART_CATEGORIES = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'INHOUSE'] as const
export type ArtCategory = (typeof ART_CATEGORIES)[number]

type Some<T> = readonly [T, ...T[]]

export const CATEGORY_MOTIFS = {
  RNG: ['seven', 'gem', 'dragon', 'cherry', 'tiger', 'bell', 'crown', 'lion', 'chest', 'grapes', 'scarab', 'pharaoh', 'luckyBag', 'mango', 'parol', 'volcano', 'horseshoe', 'clover', 'lantern', 'temple', 'pirateShip', 'coinStack', 'watermelon', 'mask', 'rocket', 'planet', 'ufo', 'moon', 'sun', 'ring', 'lemon', 'strawberry', 'orange', 'goldBar', 'bar', 'carabao', 'jeepney', 'bahayKubo', 'palmIsland', 'anchor', 'eagle', 'elephant', 'shipWheel', 'map', 'parrot', 'comet', 'thunder', 'templeGate', 'sorbetes', 'piggy', 'luckyStar', 'phoenix', 'joker'],
  FISH: ['fish', 'dragon', 'koi', 'shark', 'crab', 'octopus', 'mermaid', 'seahorse', 'turtle', 'jellyfish', 'pearl', 'trident', 'whale', 'puffer', 'starfish', 'cannon', 'anchor'],
  LIVE: ['roulette', 'dealer', 'sicbo', 'baccarat', 'chips', 'shoe', 'moneyWheel', 'dice', 'bigChip', 'royalFlush'],
  PVP: ['cards', 'royalFlush', 'mahjong', 'domino', 'joker', 'king', 'fan', 'spade', 'lucky9', 'bigChip', 'chips'],
  SPORTS: ['football', 'basketball', 'glove', 'tennis', 'volleyball', 'trophy', 'whistle', 'helmet', 'billiard', 'stadium'],
  ESPORTS: ['gamepad', 'headset', 'swordShield', 'crosshair', 'monitor', 'phoenix', 'rankBadge', 'robot'],
  COCKFIGHT: ['rooster', 'gamecock', 'roosterHead', 'duel', 'crest', 'spurs'],
  LOTT: ['lottoBalls', 'drawCage', 'ticket', 'bingoCard', 'tumbler', 'luckyStar', 'piggy', 'clover'],
  ELOTT: ['keno', 'lottoBalls', 'scratch', 'bingoCard', 'tumbler', 'ticket', 'drawCage', 'luckyStar'],
  INHOUSE: ['crash', 'bomb', 'dice', 'fortuneWheel', 'plinko', 'limbo', 'tower', 'hiLo', 'coinFlip', 'gems', 'keno', 'rocket'],
} as const satisfies Record<ArtCategory, Some<MotifName>>

interface Scene {
  palettes: Some<PaletteName>
  compositions: Some<Composition>
  flourishes: Some<Flourish>
}

export const SCENES: Record<ArtCategory, Scene> = {
  RNG: { palettes: ['ube', 'royal', 'crimson', 'magenta', 'emerald', 'sunset', 'lagoon', 'mango', 'plum', 'indigo', 'coral', 'sea', 'jungle'], compositions: ['rays', 'rings', 'dusk', 'stage', 'rays', 'facets'], flourishes: ['coins', 'bunting', 'bulbs', 'petals', 'bokeh', 'fireworks', 'confetti', 'none'] },
  FISH: { palettes: ['sea', 'lagoon', 'royal', 'night', 'indigo', 'emerald', 'plum'], compositions: ['reef', 'reef', 'rings', 'dusk', 'rays'], flourishes: ['bubbles', 'bubbles', 'coins', 'bokeh', 'none'] },
  LIVE: { palettes: ['crimson', 'emerald', 'plum', 'royal', 'bronze', 'magenta', 'night', 'ube'], compositions: ['stage', 'stage', 'rings', 'rays'], flourishes: ['bulbs', 'bokeh', 'coins', 'confetti', 'none'] },
  PVP: { palettes: ['emerald', 'royal', 'crimson', 'ube', 'lagoon', 'bronze', 'magenta', 'jungle'], compositions: ['facets', 'rings', 'stage', 'rays'], flourishes: ['coins', 'bokeh', 'bulbs', 'confetti', 'none'] },
  SPORTS: { palettes: ['emerald', 'royal', 'sea', 'coral', 'harbour', 'jungle', 'indigo', 'lagoon'], compositions: ['arena', 'arena', 'facets', 'rays'], flourishes: ['confetti', 'fireworks', 'bokeh', 'none'] },
  ESPORTS: { palettes: ['indigo', 'night', 'magenta', 'harbour', 'ube', 'plum', 'crimson', 'lagoon'], compositions: ['facets', 'facets', 'rings', 'arena'], flourishes: ['bokeh', 'fireworks', 'confetti', 'none'] },
  COCKFIGHT: { palettes: ['mango', 'sunset', 'emerald', 'royal', 'lagoon', 'bronze', 'plum', 'sea', 'ube'], compositions: ['dusk', 'rays', 'arena', 'dusk', 'rings'], flourishes: ['bunting', 'petals', 'coins', 'confetti', 'none'] },
  LOTT: { palettes: ['magenta', 'royal', 'mango', 'emerald', 'ube', 'coral', 'lagoon', 'plum'], compositions: ['rings', 'rays', 'stage', 'facets'], flourishes: ['confetti', 'bunting', 'bulbs', 'coins', 'fireworks'] },
  ELOTT: { palettes: ['lagoon', 'indigo', 'sunset', 'jungle', 'sea', 'plum', 'crimson', 'night'], compositions: ['rings', 'facets', 'rays', 'stage'], flourishes: ['confetti', 'bulbs', 'bokeh', 'coins', 'none'] },
  INHOUSE: { palettes: ['ube', 'lagoon', 'crimson', 'emerald', 'royal', 'magenta', 'mango', 'sunset', 'indigo'], compositions: ['rays', 'rings', 'facets'], flourishes: ['none', 'bokeh', 'coins', 'confetti'] },
}

/** Words that name a motif outright, in English, Tagalog and the trade's own terms. */
const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/\bkoi\b|carp/i, 'koi'], [/dragon|long\b|naga/i, 'dragon'], [/tiger|tigre/i, 'tiger'], [/\blion|leon\b|qilin/i, 'lion'], [/shark|pating/i, 'shark'], [/crab|alimango/i, 'crab'], [/octopus|kraken|pugita/i, 'octopus'],
  [/mermaid|sirena/i, 'mermaid'], [/turtle|pagong|pawikan/i, 'turtle'], [/pearl|perlas/i, 'pearl'], [/whale|balyena/i, 'whale'], [/jelly|dikya/i, 'jellyfish'], [/trident|poseidon|neptune/i, 'trident'], [/fish|isda|reef|ocean/i, 'fish'],
  [/fruit|prutas/i, 'cherry'], [/book of|libro/i, 'scarab'], [/seven|siete|\b777\b|\b7s\b/i, 'seven'], [/cherr/i, 'cherry'], [/lemon|kalamansi/i, 'lemon'], [/melon|pakwan/i, 'watermelon'], [/grape|ubas/i, 'grapes'], [/mango|mangga/i, 'mango'], [/berry/i, 'strawberry'], [/bell\b|bells\b|kampana/i, 'bell'], [/gem|jewel|diamond|diamante|brilyante/i, 'gem'],
  [/crown|reyna|hari\b|royale?\b|king|queen/i, 'crown'], [/parol|star of|bituin/i, 'parol'], [/jeepney|jeep/i, 'jeepney'], [/carabao|kalabaw/i, 'carabao'], [/kubo|bayanihan|harvest/i, 'bahayKubo'], [/volcan|mayon|bulkan|magma/i, 'volcano'], [/moon|buwan|bulan|luna/i, 'moon'], [/\bsun\b|araw|sol\b/i, 'sun'],
  [/pirate|corsair|galleon/i, 'pirateShip'], [/treasure|chest|baul|yaman/i, 'chest'], [/anchor/i, 'anchor'], [/island|isla|palm|boracay|palawan/i, 'palmIsland'], [/rocket|space/i, 'rocket'], [/planet|galaxy|cosmic|orbit/i, 'planet'], [/ufo|alien/i, 'ufo'], [/lantern|lunar/i, 'lantern'], [/temple|pagoda/i, 'temple'], [/mask|fiesta|pista/i, 'mask'],
  [/scarab|nile/i, 'scarab'], [/pharaoh|cleopatra|egypt|anubis/i, 'pharaoh'], [/horseshoe|kabayo/i, 'horseshoe'], [/clover|irish/i, 'clover'], [/coin|peso|gold rush|ginto/i, 'coinStack'], [/ring\b|singsing/i, 'ring'], [/phoenix/i, 'phoenix'], [/elephant|ganesha/i, 'elephant'], [/eagle|agila/i, 'eagle'], [/thunder|zeus|kidlat/i, 'thunder'], [/halo-?halo|sorbetes|ice cream/i, 'sorbetes'],
  [/roulette/i, 'roulette'], [/baccarat/i, 'baccarat'], [/sic ?bo/i, 'sicbo'], [/mahjong/i, 'mahjong'], [/domino|pai gow/i, 'domino'], [/lucky ?9|lucky nine/i, 'lucky9'], [/poker|hold ?em/i, 'royalFlush'], [/tongits|pusoy|rummy/i, 'fan'], [/joker/i, 'joker'], [/blackjack|\b21\b/i, 'spade'], [/dice|color game/i, 'dice'], [/chip/i, 'chips'],
  [/football|soccer|futbol/i, 'football'], [/basket|pba|hoops/i, 'basketball'], [/box|boks/i, 'glove'], [/tennis/i, 'tennis'], [/volley/i, 'volleyball'], [/billiard|pool/i, 'billiard'], [/cup\b|league|trophy/i, 'trophy'], [/keno/i, 'keno'], [/bingo/i, 'bingoCard'], [/scratch|kaskas/i, 'scratch'], [/lotto|6\/\d\d/i, 'lottoBalls'],
  [/crash/i, 'crash'], [/mines?\b|bomb/i, 'bomb'], [/plinko/i, 'plinko'], [/wheel|gulong/i, 'fortuneWheel'], [/limbo/i, 'limbo'], [/tower|tore\b/i, 'tower'], [/hi-?lo/i, 'hiLo'], [/coin ?flip|cara y cruz/i, 'coinFlip'],
]

/** The motif a name asks for, if its category may show it (a slot may show anything); otherwise one of the category's own. */
export function motifFor(name: string, category: ArtCategory, random: Random): MotifName {
  const own: Some<MotifName> = CATEGORY_MOTIFS[category]
  const named = WORDS.find(([word, motif]) => word.test(name) && (category === 'RNG' || own.includes(motif)))
  return named ? named[1] : random.pick(own)
}
