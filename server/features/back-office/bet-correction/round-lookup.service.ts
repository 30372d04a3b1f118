/** Settled rounds for operators: a list, and one round with all its details. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as betCorrectionEndpoints from '#contract/back-office/bet-correction.ts'
import type { BackOfficeRound, RoundFile } from '#contract/back-office/bet-correction.ts'
import { correctionKind } from '#contract/play/bet-record/round-mark.ts'
import type { Language } from '#contract/wire.ts'
import { outcomeOf } from '#server/features/play/bet-record/outcome-of.ts'
import type { SettledRound } from '#server/features/play/bet-record/settled-round.sql.ts'
import type { SettledRounds } from '#server/features/play/bet-record/settled-rounds.ts'
import { walletOf } from '#server/features/play/bet-record/wallet-of.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import { isRowId, toRowId } from '#server/platform/row-id.ts'
import type { CorrectionPresenter } from './present-correction.ts'
import type { BetCorrectionRepository } from './bet-correction.repository.ts'
import type { Place, RoundRepository } from './round.repository.ts'

type Endpoints = typeof betCorrectionEndpoints
interface Deps {
  rounds: RoundRepository
  settled: Pick<SettledRounds, 'games' | 'walletKind'>
  corrections: BetCorrectionRepository
  present: CorrectionPresenter
  ledger: Pick<Ledger, 'balanceOf'>
}
interface Facts {
  caller: OperatorCaller
  merchant: Merchant
  language: Language
}

const PLACE = /^(\d{1,15})\.(\d{1,18})$/
function placeOf(after: string | undefined): Place | undefined {
  if (!after) return undefined
  const [, at, id] = PLACE.exec(after) ?? []
  if (!at || !id) throw new AppError('request.param.err', { fields: [{ path: 'after', message: 'place' }] })
  return { at: new Date(Number(at)), id: BigInt(id) }
}

export function createRoundLookupService({ rounds, settled, corrections, present, ledger }: Deps) {
  async function presentRounds(rows: readonly SettledRound[], language: Language): Promise<BackOfficeRound[]> {
    const games = await settled.games(rows.map(({ gameCode }) => gameCode))
    return rows.map((row) => ({
      id: String(row.id),
      betAt: row.createdAt.getTime(),
      settledAt: row.settledAt.getTime(),
      memberId: row.memberId,
      username: row.username,
      gameCode: row.gameCode,
      gameName: games.get(row.gameCode)?.titleOf(language) ?? row.gameCode,
      stake: row.stake,
      payout: row.payout,
      isTrial: row.isTrial,
      isTest: row.isTest,
      mark:
        row.kind && row.correctedAt
          ? {
              kind: row.kind,
              stakeBefore: row.firstStake,
              payoutBefore: row.firstPayout,
              correctedAt: row.correctedAt.getTime(),
            }
          : null,
      waits: row.waits,
    }))
  }

  return {
    /** Throws `request.param.err`. */
    async list({ merchant, language }: Facts, query: Query<Endpoints['rounds']>): Promise<Value<Endpoints['rounds']>> {
      const { size, after, username, team, roundId, gameCode, ...days } = query
      if (roundId) {
        const row = isRowId(roundId) ? await rounds.find(merchant.id, BigInt(roundId)) : undefined
        return { list: row ? await presentRounds([row], language) : [], next: null }
      }
      const memberId = username ? await rounds.memberByName(merchant.id, username) : undefined
      const teamId = team ? await rounds.memberByName(merchant.id, team) : undefined
      if ((username && memberId === undefined) || (team && teamId === undefined)) return { list: [], next: null }
      const asked = { memberId, teamId, gameCode: gameCode || undefined }
      const filter = { merchantId: merchant.id, ...asked, ...spanOf(days, merchant.timezone) }
      // One more than the page holds, to see whether there is another page.
      const found = await rounds.page(filter, placeOf(after), size + 1)
      const page = found.slice(0, size)
      const last = found.length > size ? page.at(-1) : undefined
      const at = memberId === undefined ? last?.settledAt : last?.createdAt
      return { list: await presentRounds(page, language), next: last && at ? `${at.getTime()}.${last.id}` : null }
    },

    /** Throws `no.data` if there is no such round, it is not settled, or it belongs to another merchant. */
    async file({ caller, merchant, language }: Facts, { id }: Query<Endpoints['round']>): Promise<RoundFile> {
      const row = await rounds.find(merchant.id, toRowId(id))
      if (!row) throw new AppError('no.data')
      const kind = walletOf(await settled.walletKind(row))
      const [[round], postings, made, requests, available] = await Promise.all([
        presentRounds([row], language),
        rounds.postings(row),
        rounds.corrections(row.id),
        corrections.ofRound(row.id),
        ledger.balanceOf(row.memberId, row.asset, undefined, kind),
      ])
      const operators = await corrections.operatorNames(made.flatMap(({ operatorId }) => operatorId ?? []))
      return {
        round: round!,
        outcome: outcomeOf(row),
        algorithm: row.algorithm,
        balanceBefore: row.balanceBefore,
        balanceAfter: row.balanceAfter,
        available,
        postings: postings.map(({ entryId, line, at, ...posting }) => ({
          id: `${entryId}-${line}`,
          at: at.getTime(),
          ...posting,
        })),
        corrections: made.map((one) => ({
          id: String(one.id),
          at: one.correctedAt.getTime(),
          kind: correctionKind.parse(one.kind),
          stakeBefore: one.stakeBefore,
          payoutBefore: one.payoutBefore,
          stake: one.stake,
          payout: one.payout,
          reason: one.reason,
          by: one.operatorId === null ? '' : (operators.get(one.operatorId) ?? ''),
        })),
        requests: await present(requests, caller.operatorId),
      }
    },
  }
}
export type RoundLookupService = ReturnType<typeof createRoundLookupService>
