/** A rain as a member sees it. Pure. */
import { envelopeKind, type Rain, type RainCatch, type RainState, type RainWinner } from '#contract/rewards/rain/rain.ts'
import type { Language } from '#contract/wire.ts'
import { personOf } from '#server/features/rewards/referral/present-referral.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import type { RainCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { missingNeeds } from '#server/features/rewards/reward/reward-board.ts'
import type { Person } from '#server/features/rewards/reward/reward-rule.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import { textIn } from '#server/platform/text-in.ts'
import { envelopesOf, type RainOptions } from './fill-envelopes.ts'
import type { OwnCatch, RainRow, WinnerRow } from './rain.repository.ts'

export function presentCatch(rainId: bigint, { place, kind, amount, ticketId }: OwnCatch, currency: string): RainCatch {
  const share = { kind: envelopeKind.parse(kind), amount }
  return {
    ...share,
    envelopes: envelopesOf(share, `${rainId}:${place}`, currencyStep(currency)),
    transactionId: ticketId === null ? null : ticketName(ticketId),
  }
}

export const presentWinner = ({ memberId, nickname, kind, amount }: WinnerRow): RainWinner => ({
  ...personOf(memberId, nickname),
  kind: envelopeKind.parse(kind),
  amount,
})

const kindsOf = ({ gold, ube, red, empty }: RainOptions): Rain['kinds'] =>
  [
    { kind: 'GOLD' as const, ...gold },
    { kind: 'UBE' as const, ...ube },
    { kind: 'RED' as const, count: red.count, amount: null },
    { kind: 'EMPTY' as const, count: empty, amount: null },
  ].filter(({ count }) => count > 0)

interface Member {
  person: Person
  caught: OwnCatch | null
  isReminded: boolean
}
function stateOf({ places, catchers }: RainRow, { needs }: RainCampaign, member: Member | undefined): RainState {
  if (member?.caught) return 'CAUGHT'
  if (catchers >= places) return 'FULL'
  if (!member) return 'GUEST'
  return missingNeeds(needs, member.person).length > 0 ? 'MISSING' : 'OPEN'
}

export function presentRain(
  row: RainRow,
  campaign: RainCampaign,
  member: Member | undefined,
  { merchant, language }: { merchant: Merchant; language: Language },
): Rain {
  const { titles, notes, needs, rule } = campaign
  return {
    rainId: Number(row.id),
    title: textIn(titles, language, merchant.defaultLanguage),
    note: textIn(notes, language, merchant.defaultLanguage),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    state: stateOf(row, campaign, member),
    pool: row.pool,
    places: row.places,
    catchers: row.catchers,
    kinds: kindsOf(rule.options),
    needs: needs.map((need) => ({ need, isMet: member?.person.has[need] ?? false })),
    isReminded: member?.isReminded ?? false,
    caught: member?.caught ? presentCatch(row.id, member.caught, merchant.currency) : null,
  }
}
