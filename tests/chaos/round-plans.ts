/** What each member plays on the originals while servers are killed: drawn before the first bet, from the seed of the run. */
import { HI_LO_GUESSES, type HiLoGuess } from '#contract/play/originals/hilo.ts'
import { instantOriginals } from '#contract/play/originals/registry.ts'
import { randomFor } from '#server/testing/random.ts'

interface Planned {
  requestId: string
  stake: number
  /** Once it is answered, the same bet is sent again. */
  isRepeated: boolean
}
export interface InstantPlan extends Planned {
  kind: 'instant'
  code: string
}
export interface StepPlan extends Planned {
  kind: 'steps'
  code: 'mines' | 'hilo'
  mines: number
  /** One for each step, as far as the round goes: a tile, or a guess. */
  tiles: number[]
  guesses: HiLoGuess[]
  /** Its player leaves it open, and comes back when all servers have been killed. */
  isLeft: boolean
}
export interface SharedPlan extends Planned {
  /** Hundredths; null = cashed out by hand, as soon as the round runs. */
  autoCashOut: number | null
}
export interface MemberPlan {
  /** One after another. */
  rounds: (InstantPlan | StepPlan)[]
  /** Meanwhile, one after another too. */
  shared: SharedPlan[]
}

const STEPPED = ['mines', 'hilo'] as const
const TILES = Array.from({ length: 25 }, (_, tile) => tile)
const MOST_STAKE = 5
const MOST_STEPS = 3
const REPEATED_SHARE = 0.15
const AUTO_SHARE = 0.6
const CASH_OUT = { least: 101, most: 300 }

/** `each` rounds of every original and of Crash. */
export function planOf(name: string, each: number): MemberPlan {
  const random = randomFor(`rounds of ${name}`)
  const shuffled = <T>(from: readonly T[]): T[] =>
    from
      .map((one) => [random.next(), one] as const)
      .sort(([one], [other]) => one - other)
      .map(([, one]) => one)
  const times = Array.from({ length: each }, (_, index) => index)
  const planned = (code: string, index: number): Planned => ({
    requestId: `${name}-${code}-${index}`,
    stake: random.between(1, MOST_STAKE),
    isRepeated: random.chance(REPEATED_SHARE),
  })
  const inSteps = (code: StepPlan['code'], index: number, isLeft = false): StepPlan => {
    const steps = random.between(1, MOST_STEPS)
    return {
      kind: 'steps',
      code,
      ...planned(code, index),
      mines: random.between(1, 5),
      tiles: shuffled(TILES).slice(0, steps),
      guesses: Array.from({ length: steps }, () => random.pick(HI_LO_GUESSES)),
      isLeft,
    }
  }
  const ended = times.flatMap((index) => [
    ...instantOriginals.map(({ code }): InstantPlan => ({ kind: 'instant', code, ...planned(code, index) })),
    // The last one of each is left.
    ...(index + 1 < each ? STEPPED.map((code) => inSteps(code, index)) : []),
  ])
  return {
    rounds: [...shuffled(ended), ...STEPPED.map((code) => inSteps(code, each - 1, true))],
    shared: times.map((index) => ({
      ...planned('crash', index),
      autoCashOut: random.chance(AUTO_SHARE) ? random.between(CASH_OUT.least, CASH_OUT.most) : null,
    })),
  }
}
