/** All originals with seeds of their player, by code. Code that treats them all alike reads this list. */
import type * as z from 'zod/mini'
import type { Endpoint } from '../../endpoint.ts'
import { dice } from './dice.ts'
import { hilo } from './hilo.ts'
import type { InstantOriginal } from './instant.ts'
import { keno } from './keno.ts'
import { limbo } from './limbo.ts'
import { mines } from './mines.ts'
import type { Original } from './original.ts'
import { plinko } from './plinko.ts'
import { roulette } from './roulette.ts'
import type { SteppedOriginal } from './stepped.ts'
import { wheel } from './wheel.ts'

const INSTANT = { dice, limbo, plinko, keno, wheel, roulette }
const STEPPED = { mines, hilo }
export const ORIGINALS = { ...INSTANT, ...STEPPED }

export type OriginalCode = keyof typeof ORIGINALS
export type InstantCode = keyof typeof INSTANT
/** The round detail of each game, by its code. */
export type DetailByCode = { [Code in OriginalCode]: z.output<(typeof ORIGINALS)[Code]['detail']> }

/** Typed for any game: a game's bets, rounds and moves come from its own schemas, and go back only to it. */
export const instantOriginals = Object.values(INSTANT) as unknown as readonly InstantOriginal[]
export const steppedOriginals = Object.values(STEPPED) as unknown as readonly SteppedOriginal[]
export const originals = Object.values(ORIGINALS) as unknown as readonly Original<OriginalCode>[]

/** `dice` and `bet` make `diceBet`. */
const callName = (code: string, call: string) => code + call[0]!.toUpperCase() + call.slice(1)

export const originalsEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [...instantOriginals, ...steppedOriginals].flatMap(({ code, endpoints }) =>
    Object.entries(endpoints).map(([call, endpoint]) => [callName(code, call), endpoint]),
  ),
)
