import * as z from 'zod'
import { type Grant, type GrantFilter, grantState, storedGrantFilter } from '#contract/back-office/reward-grant.ts'
import type { Language } from '#contract/wire.ts'
import { storedTexts } from '#server/platform/stored-texts.ts'
import { textIn } from '#server/platform/text-in.ts'
import type { GrantCounts, GrantRow, RewardGrantRepository } from './reward-grant.repository.ts'

interface Reader {
  operatorId: number
  language: Language
}

/** Amounts are stored as on the wire. */
export const filterToKeep = (filter: GrantFilter): object => z.encode(storedGrantFilter, filter)

const NOTHING: GrantCounts = { given: 0, leftOut: 0, claimed: 0, claimedAmount: 0n }

/** Grants in the given order, with the names of their operators and campaigns. */
export function createGrantPresenter(grants: Pick<RewardGrantRepository, 'operatorNames' | 'titles' | 'counts'>) {
  return async function presentGrants(rows: readonly GrantRow[], { operatorId, language }: Reader): Promise<Grant[]> {
    const operatorIds = rows.flatMap(({ proposedById, decidedById, stoppedById }) => [
      proposedById,
      ...(decidedById ? [decidedById] : []),
      ...(stoppedById ? [stoppedById] : []),
    ])
    const [operators, titles, counts] = await Promise.all([
      grants.operatorNames(operatorIds),
      grants.titles(rows.map(({ campaignId }) => campaignId)),
      grants.counts(rows),
    ])
    return rows.map((row) => {
      const { id, campaignId, state, filter, members, total, reason, proposedById, proposedAt, decidedById, decidedAt, answer } =
        row
      return {
        id: String(id),
        campaignId,
        title: textIn(storedTexts.parse(titles.get(campaignId) ?? {}), language),
        state: grantState.parse(state),
        by: filter === null ? 'LIST' : 'FILTER',
        filter: filter === null ? null : storedGrantFilter.parse(filter),
        members,
        total,
        ...(counts.get(id) ?? NOTHING),
        reason,
        proposedBy: operators.get(proposedById) ?? '',
        proposedAt: proposedAt.getTime(),
        decidedBy: decidedById === null ? null : (operators.get(decidedById) ?? ''),
        decidedAt: decidedAt?.getTime() ?? null,
        stoppedBy: row.stoppedById === null ? null : (operators.get(row.stoppedById) ?? ''),
        stoppedAt: row.stoppedAt?.getTime() ?? null,
        answer,
        canDecide: state === 'PROPOSED' && proposedById !== operatorId,
        canStop: state === 'GIVING' || state === 'GIVEN',
      }
    })
  }
}
export type GrantPresenter = ReturnType<typeof createGrantPresenter>
