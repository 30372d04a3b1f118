/** Presents open turnover to its page. */
import { contributionList } from '#contract/money/turnover/bonus-terms.ts'
import { type OpenRequirement, openRequirement, type TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import type { Language } from '#contract/wire.ts'
import { textIn } from '#server/platform/text-in.ts'
import { isBonus } from './turnover-book.ts'
import { takenByGivingUp } from './turnover-share.ts'
import type { ActiveRequirement } from './turnover.repository.ts'

const STATUS_OF_LATEST: Readonly<Record<string, TurnoverInfo['status']>> = { MET: 'D', FORFEITED: 'I', EXPIRED: 'I' }
/** `gameType` if nothing has been played yet. */
const ANY_KIND = 'ALL'

interface Standing {
  active: readonly ActiveRequirement[]
  /** How the last one ended, if none is open. */
  latest: string | null
  /** Playable balance, own and bonus money together. */
  money: bigint
  openBets: number
}

function rulesOf(requirement: ActiveRequirement, { money, openBets }: Standing, language: Language): OpenRequirement['rules'] {
  const { rules, expiresAt } = requirement
  if (!rules) return null
  const { titles, maxStake, minOdds, maxOdds, contribution, releaseLimit, onWithdrawal } = rules
  return {
    title: textIn(titles, language),
    maxStake,
    minOdds,
    maxOdds,
    contribution: contributionList(contribution),
    releaseLimit,
    expiresAt: expiresAt?.getTime() ?? null,
    onWithdrawal,
    wouldTake: takenByGivingUp(requirement, money),
    openBets,
  }
}

export function presentTurnover(standing: Standing, language: Language): TurnoverInfo {
  const { active, latest, money } = standing
  const totalRequiredTurnover = active.reduce((sum, { required }) => sum + required, 0n)
  const played = new Map<string, bigint>()
  for (const { category, done } of active.flatMap(({ parts }) => parts)) played.set(category, (played.get(category) ?? 0n) + done)
  if (active.length > 0 && played.size === 0) played.set(ANY_KIND, 0n)
  const left = active.reduce((sum, { bonusLeft }) => sum + bonusLeft, 0n)
  const bonusMoney = left < money ? left : money
  return {
    status: active.length > 0 ? 'A' : (STATUS_OF_LATEST[latest ?? ''] ?? 'N'),
    details: [...played].map(([gameType, actualTurnover]) => ({
      gameType,
      requiredTurnover: totalRequiredTurnover,
      actualTurnover,
    })),
    totalRequiredTurnover,
    totalActualTurnover: active.reduce((sum, { done }) => sum + done, 0n),
    ownMoney: money - bonusMoney,
    bonusMoney,
    requirements: active.map((requirement) => ({
      requirementId: Number(requirement.id),
      source: openRequirement.shape.source.parse(requirement.source),
      requiredTurnover: requirement.required,
      actualTurnover: requirement.done,
      bonus: requirement.bonus,
      bonusLeft: requirement.bonusLeft,
      canForfeit: isBonus(requirement),
      rules: rulesOf(requirement, standing, language),
      createdAt: requirement.createdAt.getTime(),
    })),
  }
}
