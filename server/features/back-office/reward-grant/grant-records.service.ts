/** Grants as operators read them: the list, one grant, and who gets its gifts. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as rewardGrantEndpoints from '#contract/back-office/reward-grant.ts'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { GrantPresenter } from './present-grant.ts'
import type { GrantRow, LineRow, RewardGrantRepository } from './reward-grant.repository.ts'

interface Deps {
  grants: Pick<RewardGrantRepository, 'find' | 'page' | 'lines' | 'lastBefore'>
  present: GrantPresenter
  clock: Clock
}
interface Facts {
  caller: Pick<OperatorCaller, 'operatorId'>
  merchant: Merchant
  language: Language
}
type Endpoints = typeof rewardGrantEndpoints

const FILE_HEAD = ['memberId', 'member', 'amount', 'state', 'claimed']
const fileRow = ({ memberId, username, amount, state, claimedAt }: LineRow, zone: string) => [
  memberId,
  username,
  moneyToWire(amount),
  state,
  claimedAt === null ? '' : fileTime(claimedAt, zone),
]

export function createGrantRecords({ grants, present, clock }: Deps) {
  async function find({ merchant }: Pick<Facts, 'merchant'>, id: string): Promise<GrantRow> {
    const row = await grants.find(merchant.id, BigInt(id))
    if (!row) throw new AppError('no.data')
    return row
  }

  return {
    async list(facts: Facts, query: Query<Endpoints['grants']>): Promise<Value<Endpoints['grants']>> {
      const { page, size, state, campaignId, from, to } = query
      const { caller, merchant, language } = facts
      const span = spanOf({ from, to }, merchant.timezone)
      const { rows, total } = await grants.page(
        {
          merchantId: merchant.id,
          ...(state && { state }),
          ...(campaignId && { campaignId }),
          proposedAt: {
            ...(span.from !== undefined && { gte: new Date(span.from) }),
            ...(span.to !== undefined && { lt: new Date(span.to) }),
          },
        },
        page,
        size,
      )
      const list = await present(rows, { operatorId: caller.operatorId, language })
      return { list, total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `no.data`. */
    async one(facts: Facts, { id }: Query<Endpoints['oneGrant']>): Promise<Grant> {
      const { caller, language } = facts
      return (await present([await find(facts, id)], { operatorId: caller.operatorId, language }))[0]!
    },

    async lines(facts: Facts, { id, page, size }: Query<Endpoints['grantLines']>): Promise<Value<Endpoints['grantLines']>> {
      const { id: grantId, members: total } = await find(facts, id)
      const after = await grants.lastBefore(grantId, (page - 1) * size)
      const rows = await grants.lines(grantId, after, size, clock.now())
      const list = rows.map((row) => ({ ...row, claimedAt: row.claimedAt?.getTime() ?? null }))
      return { list, total, page, totalPages: Math.ceil(total / size) }
    },

    async file(facts: Facts, { id }: Query<Endpoints['grantFile']>) {
      const { id: grantId } = await find(facts, id)
      const pages = filePages<LineRow>(
        (last, take) => grants.lines(grantId, last?.memberId ?? 0, take, clock.now()),
        (rows) => rows.map((row) => fileRow(row, facts.merchant.timezone)),
      )
      return csvAnswer(`gifts-${grantId}.csv`, FILE_HEAD, pages)
    },
  }
}
export type GrantRecords = ReturnType<typeof createGrantRecords>
