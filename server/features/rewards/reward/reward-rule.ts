/** The parts of a campaign's rule: the facts it gets, and the member's standing it returns. */
import type { Reward } from '#contract/rewards/reward/reward.ts'
import type { OptionsOf, RebateRates, RewardNeed, RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { GameCategory } from '#contract/game-category.ts'
import type { CommitTransaction } from '#server/ledger/index.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { RankFacts } from './rank-facts.ts'
import type { Income } from './referral-facts.ts'
import type { Campaign } from './reward-campaign.ts'
import type { Window } from './reward-period.ts'

export interface Person {
  status: string
  excludedUntil: Date | null
  registeredAt: Date
  /** `yyyy-MM-dd` */
  birthday: string | null
  /** What the member's line pays for the member's own bets, parts per million by kind of game. */
  ownRates: RebateRates
  has: Readonly<Record<RewardNeed, boolean>>
  /** End of the last break or exclusion; null if there was none. */
  restedUntil: Date | null
}
/** Bets of a member in a window of time. */
export interface PlaySum {
  /** What counts as turnover. */
  turnover: bigint
  /** The same, without bets that a bonus paid for, even in part. */
  ownTurnover: bigint
  /** What own money has won or lost; negative = lost. */
  ownResult: bigint
  /** Rounds that are not settled. */
  openRounds: number
}
export const NOTHING_PLAYED: PlaySum = { turnover: 0n, ownTurnover: 0n, ownResult: 0n, openRounds: 0 }
export interface AskedSum extends Window {
  categories: readonly GameCategory[]
}
/** Who a member is, and what it has; undefined if there is none. */
export interface Persons {
  find(memberId: number, now: Date): Promise<Person | undefined>
}
/** Locks several members until the transaction ends; by member. */
export interface PersonLocks {
  lockAll(tx: CommitTransaction, memberIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Person>>
}
/** Locks the member until the transaction ends. */
export interface MemberLock {
  lock(tx: PrismaTransaction, memberId: number): Promise<void>
}
/** The bets in any of the requested windows. */
export interface PlaySums {
  sums(memberId: number, asked: readonly AskedSum[]): Promise<(one: AskedSum) => PlaySum>
}
export interface OwnTicket {
  id: bigint
  period: string
  step: number
  state: string
}
/** A reward that is owed now. */
export interface Due {
  period: string
  step: number
  amount: bigint
  /** When earning it began: a break from playing after this cancels it. */
  since: Date
  expiresAt: Date
}
export type Progress = Pick<Reward, 'streak' | 'turnover' | 'rescue' | 'period'> & {
  /** The current period, as tickets name it. */
  current: string
  /** When that period ends. */
  endsAt: Date | null
  /** INVITE: how many count. */
  friends?: number
  /** SPIN: earned by today's bets. */
  earnedSpins?: number
  /** The next amount, and its rank (null = none); absent = the most it can be. */
  next?: { amount: bigint; level: number | null } | undefined
}
export interface Standing {
  due: Due[]
  progress: Progress
  /** Can still be reached; otherwise only its tickets are shown. */
  isOpen: boolean
}

export interface Facts {
  now: Date
  zone: string
  /** The currency's smallest amount. */
  step: bigint
  person: Pick<Person, 'registeredAt' | 'birthday' | 'ownRates'>
  rank: RankFacts
  /** Income from invitees' bets, for this campaign. */
  income: Income
  /** INVITE: how many friends count for this campaign. */
  friends: number
  /** Of this campaign. */
  tickets: readonly OwnTicket[]
  sumOf(asked: AskedSum): PlaySum
}
export type Frame = Pick<Campaign, 'startsAt' | 'endsAt'>

export interface Rule<T extends RewardTemplate> {
  /** The sums that `stand` will ask for. */
  asks?(options: OptionsOf<T>, campaign: Frame, facts: Pick<Facts, 'now' | 'zone' | 'tickets'>): AskedSum[]
  stand(options: OptionsOf<T>, facts: Facts, campaign: Frame): Standing
}

export const NONE = { streak: null, turnover: null, rescue: null, period: null } as const

export const isRunning = ({ startsAt, endsAt }: Frame, now: Date) => startsAt <= now && (endsAt === null || now < endsAt)
export const hasTicket = (tickets: readonly OwnTicket[], key: string) => tickets.some(({ period }) => period === key)
