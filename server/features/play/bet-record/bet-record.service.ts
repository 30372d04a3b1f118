/** A member's bets: rows, totals of all matches, and a file. Trial and real rounds are never mixed (ACC-11). */
import type * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import type { BetRow } from '#contract/play/bet-record/bet-record.ts'
import { outcomeText } from '#contract/play/bet-record/round-detail.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type { GameCategory } from '#contract/game-category.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import { windowOf } from '#server/platform/report/day-window.ts'
import { type AskedRange, type Range, rangeOf } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { CORRECTED, FILE_HEAD } from './bet-record-names.ts'
import type { BetRecordRepository, Owner, StoredBet } from './bet-record.repository.ts'
import { crashRoundOf, detailOf } from './outcome-of.ts'

/** Unsummed rounds tolerated on reading; a read that finds more sums them for the next read. */
const MOST_NEW_ROWS = 1_000
const FILE_PAGE = 2_000
const BUSY_SINCE_MS = 26 * 3_600_000
const FLAG = 'TRANSBETREPMEM3'

interface Deps {
  bets: BetRecordRepository
  clock: Clock
}
type Caller = Pick<MemberCaller, 'memberId' | 'isTrial'>
type OwnMerchant = Pick<Merchant, 'currency' | 'timezone' | 'flags'>
type Asked = AskedRange & { gameCategory?: GameCategory | 'ALL' | undefined; gameCode?: string | undefined }

export function createBetRecordService({ bets, clock }: Deps) {
  /** Throws `function.not.available`, `request.param.err`. */
  async function asked(
    { memberId, isTrial }: Caller,
    merchant: OwnMerchant,
    { gameCategory = 'ALL', gameCode, ...range }: Asked,
  ) {
    checkFlag(merchant, FLAG)
    const ofCategory = gameCategory === 'ALL' ? null : await bets.codesOfCategory(gameCategory)
    const owner: Owner = { memberId, asset: assetOf(merchant, isTrial), zone: merchant.timezone }
    return {
      owner,
      range: rangeOf(range, merchant.timezone, clock.now()),
      games: gameCode === undefined ? ofCategory : [gameCode].filter((code) => !ofCategory || ofCategory.includes(code)),
    }
  }

  async function toRows(stored: readonly StoredBet[], language: Language): Promise<BetRow[]> {
    // Bets on Crash have no seeds of their own.
    const crashed = new Map(
      stored.flatMap((bet) => {
        const round = bet.seedPairId === null ? crashRoundOf(bet.detail) : undefined
        return round ? [[bet.id, round] as const] : []
      }),
    )
    const [games, pairs, crashes] = await Promise.all([
      bets.games(stored.map(({ gameCode }) => gameCode)),
      bets.pairs(stored.flatMap(({ seedPairId }) => (seedPairId === null ? [] : [seedPairId]))),
      bets.crashRounds([...crashed.values()].map(({ round }) => round)),
    ])
    return stored.map((bet): BetRow => {
      const game = games.get(bet.gameCode)
      const ofCrash = crashed.get(bet.id)
      const crash = ofCrash && crashes.get(ofCrash.round)
      const pair = bet.seedPairId === null ? undefined : pairs.get(bet.seedPairId)
      const detail = pair || crash ? detailOf(bet) : null
      const { gameCode, nonce, algorithm, stake, payout, balanceBefore, balanceAfter, kind, correctedAt } = bet
      return {
        roundId: String(bet.id),
        betTime: bet.createdAt.getTime(),
        settleTime: bet.settledAt.getTime(),
        gameCode,
        gameName: game?.name(language) ?? gameCode,
        gameCategory: game?.category ?? null,
        vassalage: game?.vendor ?? '',
        vassalageName: game?.vendorName ?? '',
        betAmount: stake,
        winAmount: payout,
        netAmount: payout - stake,
        balanceBefore,
        balanceAfter,
        correction:
          kind && correctedAt
            ? { kind, stakeBefore: bet.firstStake, payoutBefore: bet.firstPayout, correctedAt: correctedAt.getTime() }
            : null,
        fairness: pair && nonce !== null ? { ...pair, nonce, algorithm, outcome: detail && outcomeText(detail), detail } : null,
        crash: crash && detail ? { ...crash, algorithm, isReturned: ofCrash.isReturned, detail } : null,
      }
    })
  }

  async function* pagesOf(owner: Owner, range: Range, games: readonly string[] | null, language: Language) {
    let after: StoredBet | undefined
    do {
      const page = await bets.page(owner, range, games, { take: FILE_PAGE, after })
      after = page.length === FILE_PAGE ? page.at(-1) : undefined
      yield (await toRows(page, language)).map((row) => [
        fileTime(new Date(row.betTime), owner.zone),
        row.roundId,
        row.gameName,
        ...[row.betAmount, row.winAmount, row.netAmount, row.balanceBefore, row.balanceAfter].map(moneyToWire),
        row.correction ? CORRECTED[row.correction.kind][language] : '',
      ])
    } while (after)
  }

  async function list(
    caller: Caller,
    merchant: OwnMerchant,
    language: Language,
    { page, size, ...query }: Query<typeof betRecordEndpoints.list>,
  ): Promise<Value<typeof betRecordEndpoints.list>> {
    const { owner, range, games } = await asked(caller, merchant, query)
    const { days, newRows } = await bets.days(owner, range, games)
    if (newRows > MOST_NEW_ROWS) await bets.addUp(owner)
    const window = windowOf(days, (page - 1) * size, size)
    const rows = window ? await bets.page(owner, window, games, { skip: window.skip, take: size }) : []
    const [total, betAmount, winAmount] = days.reduce(
      ([count, stakes, payouts], { rows: number, stake, payout }) => [count + number, stakes + stake, payouts + payout],
      [0, 0n, 0n],
    )
    return {
      list: await toRows(rows, language),
      total,
      totalPages: Math.ceil(total / size),
      page,
      footer: { count: total, betAmount, winAmount, netAmount: winAmount - betAmount },
    }
  }

  return {
    list,

    lottery: (caller: Caller, merchant: OwnMerchant, language: Language, query: Query<typeof betRecordEndpoints.lottery>) =>
      list(caller, merchant, language, { ...query, gameCategory: 'LOTT' }),

    async exported(caller: Caller, merchant: OwnMerchant, language: Language, query: Query<typeof betRecordEndpoints.exported>) {
      const { owner, range, games } = await asked(caller, merchant, query)
      return csvAnswer(`bets-${range.from}-${range.to}.csv`, FILE_HEAD[language], pagesOf(owner, range, games, language))
    },

    /** Nightly job: sums the rounds of members with much play since yesterday, to keep their next read short. */
    async addUpBusy(): Promise<void> {
      const since = new Date(clock.now().getTime() - BUSY_SINCE_MS)
      for (const owner of await bets.busySince(since, MOST_NEW_ROWS)) await bets.addUp(owner)
    },
  }
}
export type BetRecordService = ReturnType<typeof createBetRecordService>
