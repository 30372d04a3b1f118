import type { Motif } from '../motif.ts'
import { beasts } from './beasts.ts'
import { cards } from './cards.ts'
import { esport } from './esport.ts'
import { fiesta } from './fiesta.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { house } from './house.ts'
import { lottery } from './lottery.ts'
import { reef } from './reef.ts'
import { rooster } from './rooster.ts'
import { sky } from './sky.ts'
import { sport } from './sport.ts'
import { state } from './state.ts'
import { table } from './table.ts'
import { treasure } from './treasure.ts'
import { voyage } from './voyage.ts'

const gameMotifs = {
  ...fruit,
  ...treasure,
  ...beasts,
  ...voyage,
  ...sky,
  ...fiesta,
  ...fish,
  ...reef,
  ...table,
  ...cards,
  ...rooster,
  ...sport,
  ...esport,
  ...lottery,
  ...house,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof gameMotifs
export type StateMotifName = keyof typeof state

const all: Record<MotifName | StateMotifName, Motif> = { ...gameMotifs, ...state }
export const motifOf = (name: MotifName | StateMotifName): Motif => all[name]

/** Every motif a tile may use. */
export const MOTIFS = Object.keys(gameMotifs) as MotifName[]
