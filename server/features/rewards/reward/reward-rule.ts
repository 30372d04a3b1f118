/** What rules of campaigns are made of: the facts they are given, and where a member stands by them. */
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
  /** What the member's line pays it for its own bets, parts per million by kind of game. */
  ownRates: RebateRates
  has: Readonly<Record<RewardNeed, boolean>>
  /** End of the last break or exclusion; null if there was none. */
  restedUntil: Date | null
}
/** Bets of a member in a window of time. */
export interface PlaySum {
  /** What counts as turnover. */
  turnover: bigint
  /** The same of bets that no bonus paid for, not even in part. */
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
/** Several at once, as they stay until the transaction ends; by member. */
export interface PersonLocks {
  lockAll(tx: CommitTransaction, memberIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Person>>
}
/** Nothing else that locks the member goes on until the transaction ends. */
export interface MemberLock {
  lock(tx: PrismaTransaction, memberId: number): Promise<void>
}
/** What was played in any of the windows asked. */
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
  /** Since when it was being earned: a break from playing after this cancels it. */
  since: Date
  expiresAt: Date
}
export type Progress = Pick<Reward, 'streak' | 'turnover' | 'rescue' | 'period'> & {
  /** Ticket of the period that runs now. */
  current: string
  /** When that period ends. */
  endsAt: Date | null
  /** INVITE: how many count. */
  friends?: number
  /** SPIN: of today, for bets. */
  earnedSpins?: number
  /** What comes next, and for which rank (null = for none); absent = the most it can be. */
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
  /** Of this campaign, which its invitees' bets earned. */
  income: Income
  /** INVITE: how many friends count for this campaign. */
  friends: number
  /** Of this campaign. */
  tickets: readonly OwnTicket[]
  sumOf(asked: AskedSum): PlaySum
}
export type Frame = Pick<Campaign, 'startsAt' | 'endsAt'>

export interface Rule<T extends RewardTemplate> {
  /** Sums it will ask for. */
  asks?(options: OptionsOf<T>, campaign: Frame, facts: Pick<Facts, 'now' | 'zone' | 'tickets'>): AskedSum[]
  stand(options: OptionsOf<T>, facts: Facts, campaign: Frame): Standing
}

export const NONE = { streak: null, turnover: null, rescue: null, period: null } as const

export const isRunning = ({ startsAt, endsAt }: Frame, now: Date) => startsAt <= now && (endsAt === null || now < endsAt)
export const hasTicket = (tickets: readonly OwnTicket[], key: string) => tickets.some(({ period }) => period === key)
