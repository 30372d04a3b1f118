/** Ways to deposit and their proposals, for the back office. */
import { type DepositWay, type DepositWays, type WayRequest, wayRequestState } from '#contract/back-office/deposit-ways.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { DepositWaysRepository, RequestRow, WayRow } from './deposit-ways.repository.ts'
import { readStoredTerms, termsOfRow } from './way-terms.ts'

interface Deps {
  ways: Pick<DepositWaysRepository, 'all' | 'openRequests' | 'decidedRequests' | 'operatorNames'>
  hasPaymentSite: boolean
}
const DECIDED_SHOWN = 20

/** The lowest of the site's own deposit limits, of any period; null = none. */
export function siteLimitOf({ settings }: Merchant): bigint | null {
  const limits = Object.values(settings.limits.deposit).filter((limit) => limit !== undefined)
  return limits.reduce<bigint | null>((least, limit) => (least === null || limit < least ? limit : least), null)
}
export const wayRulesOf = (merchant: Merchant) => ({ step: currencyStep(merchant.currency), siteLimit: siteLimitOf(merchant) })

export function createWayPresenter({ ways, hasPaymentSite }: Deps) {
  const wayOf = (row: WayRow, waiting: ReadonlySet<string>): DepositWay => ({
    id: row.id,
    version: row.version,
    isOn: row.isEnabled,
    isRunning: row.method !== 'GATEWAY' || hasPaymentSite,
    waits: waiting.has(row.vendorId),
    terms: termsOfRow(row),
  })

  async function requests(rows: readonly RequestRow[], viewerId: number): Promise<WayRequest[]> {
    const ids = rows.flatMap(({ proposedById, decidedById }) => (decidedById ? [proposedById, decidedById] : [proposedById]))
    const names = await ways.operatorNames(ids)
    return rows.map((row) => ({
      id: String(row.id),
      wayId: row.channelId,
      before: row.before === null ? null : readStoredTerms(row.before),
      after: readStoredTerms(row.after),
      reason: row.reason,
      state: wayRequestState.parse(row.state),
      proposedBy: names.get(row.proposedById) ?? '',
      proposedAt: row.proposedAt.getTime(),
      decidedBy: row.decidedById ? (names.get(row.decidedById) ?? '') : null,
      decidedAt: row.decidedAt?.getTime() ?? null,
      answer: row.answer,
      canDecide: row.state === 'PROPOSED' && row.proposedById !== viewerId,
    }))
  }

  return {
    requests,
    async all(merchant: Merchant, viewerId: number): Promise<DepositWays> {
      const [rows, open, decided] = await Promise.all([
        ways.all(merchant.id),
        ways.openRequests(merchant.id),
        ways.decidedRequests(merchant.id, DECIDED_SHOWN),
      ])
      const waiting = new Set(open.map(({ vendorId }) => vendorId))
      return {
        ways: rows.map((row) => wayOf(row, waiting)),
        requests: await requests([...open, ...decided], viewerId),
        ...wayRulesOf(merchant),
      }
    },
  }
}
export type WayPresenter = ReturnType<typeof createWayPresenter>
