import { useState } from 'react'
import type { TypedNumber } from '#client/lib/typed-amount.ts'
import { firstStake } from './last-stake.ts'
import { double, halve, mostStake, readStake, stakeProblem, stakeText, type Limits, type StakeProblem } from './stake.ts'

/** The stake of the next bet. */
export interface Stake {
  /** Undefined = not an amount. */
  amount: bigint | undefined
  problem: StakeProblem | undefined
  /** The parsed text of the field; missing if it is empty. */
  read?: TypedNumber
  /** The highest stake possible now. */
  most: bigint
  /** Missing where the stake is the sum of chips. */
  put?: (amount: bigint) => void
}
export interface TypedStake extends Stake {
  typed: string
  type: (text: string) => void
  put: (amount: bigint) => void
  halve: () => void
  double: () => void
}

/** The stake as typed; `multiplier` is the highest payout of a winning bet, in 1/10 000. */
export function useStake(code: string, table: Limits, multiplier: number): TypedStake {
  const [typed, setTyped] = useState(() => stakeText(firstStake(code, table, multiplier)))
  const read = readStake(typed)
  const amount = read.value
  const put = (next: bigint) => setTyped(stakeText(next))
  return {
    typed,
    read,
    amount,
    problem: stakeProblem(amount, table, multiplier),
    most: mostStake(table, multiplier),
    type: setTyped,
    put,
    halve: () => put(halve(amount ?? 0n, table)),
    double: () => put(double(amount ?? 0n, table, multiplier)),
  }
}
