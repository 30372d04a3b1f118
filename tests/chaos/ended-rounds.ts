/** Rounds that were answered as ended while servers were killed, and what they add up to. */
import { amount } from '#seed/builders/index.ts'

/** In units, as JSON carries them. */
interface Ended {
  stake: number
  payout: number
  memberId: number
}

export function createEndedRounds<Round extends Ended>() {
  const all: Round[] = []
  let onCount = () => {}
  return {
    all,
    add(round: Round): void {
      all.push(round)
      onCount()
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        onCount = () => all.length >= count && resolve()
        onCount()
      }),
  }
}

const units = (number: number) => amount(String(number))

/** What a member won by these rounds, less what it staked. */
export const gainedBy = (memberId: number, ended: readonly Ended[]): bigint =>
  ended.filter((round) => round.memberId === memberId).reduce((sum, { stake, payout }) => sum + units(payout) - units(stake), 0n)
