/**
 * Rounds that stay open between bet and end: a vendor's round, a hand of cards, a board of mines. Their stakes are in escrow (LED-09).
 * Makes the entries of their steps, and writes the rows players see.
 */
import { type AccountAddress, houseAccount, memberAccount, type MemberKind } from './chart.ts'
import type { Entry, Line } from './entry.ts'
import { numberArray, textArray } from './sql-array.ts'
import { type Prepared, queryIn, type Transaction } from './transaction.ts'

/** 1/10 000 of the unit; a step that would move nothing has no entry. */
export type RoundStep =
  /** The stake goes into escrow. */
  | { type: 'BET'; stake: bigint }
  /** The house pays, and takes the stake released from escrow: nothing, while the round stays open. */
  | { type: 'WIN'; released: bigint; payout: bigint }
  /** A stake comes back from escrow, or a payout is taken back. */
  | { type: 'ROLLBACK'; returned: bigint; taken: bigint }
  /** Bet and end in one step, without the escrow: the stake would enter and leave it in the same entry. */
  | { type: 'BET_SETTLED'; stake: bigint; payout: bigint }

export interface StepOwner {
  merchantId: number
  memberId: number
  asset: string
  /** The player's account for this round. */
  kind: MemberKind
}

interface Names {
  key: string
  /** The same for all steps of a round: the sweep uses it to find the bet of a win. */
  reference: string
}

/** Amounts on the player's account, in order, and on the escrow; the house's line is the rest. */
function amountsOf(step: RoundStep): { player: (readonly [amount: bigint, code: 'BET' | 'WIN' | 'ROLLBACK'])[]; escrow: bigint } {
  switch (step.type) {
    case 'BET':
      return { player: [[-step.stake, 'BET']], escrow: step.stake }
    case 'WIN':
      return { player: [[step.payout, 'WIN']], escrow: -step.released }
    case 'ROLLBACK':
      return {
        player: [
          [step.returned, 'ROLLBACK'],
          [-step.taken, 'ROLLBACK'],
        ],
        escrow: -step.returned,
      }
    case 'BET_SETTLED':
      return {
        player: [
          [-step.stake, 'BET'],
          [step.payout, 'WIN'],
        ],
        escrow: 0n,
      }
  }
}

/** All accounts that the owner's steps may use. */
export const stepAccounts = (owner: StepOwner): AccountAddress[] => [
  memberAccount(owner, owner.kind),
  houseAccount(owner, 'ESCROW_GAMES'),
  houseAccount(owner, 'HOUSE_GAMES'),
]

/** Undefined if the step moves nothing. */
export function stepEntry(step: RoundStep, owner: StepOwner, { key, reference }: Names): Entry | undefined {
  const { player, escrow } = amountsOf(step)
  const house = -player.reduce((sum, [amount]) => sum + amount, escrow)
  const account = memberAccount(owner, owner.kind)
  const lines: Line[] = [
    ...player.map(([amount, code]) => ({ account, amount, code })),
    { account: houseAccount(owner, 'ESCROW_GAMES'), amount: escrow },
    { account: houseAccount(owner, 'HOUSE_GAMES'), amount: house },
  ].filter(({ amount }) => amount !== 0n)
  return lines.length === 0 ? undefined : { key, type: step.type, reference, lines }
}

/** A round as players, reports and turnover see it (`game_round`). Its id is that of the entry of its first step. */
export interface RoundRow {
  id: bigint
  createdAt: Date
  /** Null while it is open. */
  settledAt: Date | null
  merchantId: number
  memberId: number
  gameCode: string
  asset: string
  isTrial: boolean
  isTest: boolean
  /** Null if the outcome comes from a vendor, not from our seeds. */
  seedPairId: bigint | null
  nonce: number | null
  algorithm: string
  stake: bigint
  payout: bigint
  balanceBefore: bigint
  balanceAfter: bigint
  detail: object
}

const PUT: Prepared = {
  name: 'game_put_rounds',
  text: `SELECT game_put_rounds($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::integer[], $5::integer[], $6::text[], $7::text[],
  $8::boolean[], $9::boolean[], $10::bigint[], $11::integer[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::jsonb)`,
}

/** Writes new rounds, and changes open ones. A settled round can't be changed: the database refuses it. */
export async function putRounds(tx: Transaction, rounds: readonly RoundRow[]): Promise<void> {
  if (rounds.length === 0) return
  const numbers = (pick: (round: RoundRow) => number | bigint | boolean | null) => numberArray(rounds.map(pick))
  const texts = (pick: (round: RoundRow) => string | null) => textArray(rounds.map(pick))
  await queryIn(tx, PUT, [
    numbers(({ id }) => id),
    texts(({ createdAt }) => createdAt.toISOString()),
    texts(({ settledAt }) => settledAt?.toISOString() ?? null),
    numbers(({ merchantId }) => merchantId),
    numbers(({ memberId }) => memberId),
    texts(({ gameCode }) => gameCode),
    texts(({ asset }) => asset),
    numbers(({ isTrial }) => isTrial),
    numbers(({ isTest }) => isTest),
    numbers(({ seedPairId }) => seedPairId),
    numbers(({ nonce }) => nonce),
    texts(({ algorithm }) => algorithm),
    numbers(({ stake }) => stake),
    numbers(({ payout }) => payout),
    numbers(({ balanceBefore }) => balanceBefore),
    numbers(({ balanceAfter }) => balanceAfter),
    JSON.stringify(rounds.map(({ detail }) => detail)),
  ])
}
