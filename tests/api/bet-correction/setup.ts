/** For the tests of corrections: two cashiers, a player with a round, and the house's records of them. */
import type { BodyInput } from '#contract/endpoint.ts'
import * as betCorrectionEndpoints from '#contract/back-office/bet-correction.ts'
import { amount } from '#seed/builders/index.ts'
import type { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { propose, confirm } = betCorrectionEndpoints
type Api = ReturnType<typeof startApi>
type Player = Awaited<ReturnType<Api['given']['member']>>

export function correctionsOn({ as, given, container }: Pick<Api, 'as' | 'given' | 'container'>) {
  const SLOT = 'corrected-slot'
  const LIVE = 'corrected-live'

  async function game(gameCode = SLOT, category: 'RNG' | 'LIVE' = 'RNG') {
    if (!(await container().database.prisma.game.findFirst({ where: { gameCode } })))
      await given.game({ gameCode, category, name: `Game of ${category}` })
    return gameCode
  }
  async function cashiers(merchant?: Awaited<ReturnType<Api['given']['merchant']>>) {
    const of = { role: 'CASHIER' as const, ...(merchant && { merchant }) }
    const [one, two] = [await given.operator(of), await given.operator(of)]
    return {
      one: as(await given.operatorSession(one)),
      two: as(await given.operatorSession(two)),
      names: [one.username, two.username] as const,
    }
  }
  type Cashiers = Awaited<ReturnType<typeof cashiers>>

  /** Units; the wallet holds `balance` before the bet. */
  async function played(stake: number, payout: number, { balance = 1_000, member }: { balance?: number; member?: Player } = {}) {
    const player = member ?? (await given.member({ balance: amount(balance) }))
    const round = await given.round({ member: player, gameCode: await game(), stake: amount(stake), payout: amount(payout) })
    return { player, round }
  }
  const asked = (roundId: bigint, rest: Partial<BodyInput<typeof propose>>) => ({
    roundId: String(roundId),
    kind: 'VOID' as const,
    reason: 'the studio sent a wrong result',
    ...rest,
  })
  /** Proposed by one operator and confirmed by the other. */
  async function correct({ one, two }: Cashiers, roundId: bigint, rest: Partial<BodyInput<typeof propose>>) {
    const { body } = await one.call(propose, asked(roundId, rest)).expect(success)
    return two.call(confirm, { id: body.value.id as string })
  }
  const balanceOf = async ({ id, asset }: { id: number; asset: string }) =>
    Number(await container().ledger.balanceOf(id, asset)) / 10_000
  const correctionsOf = (roundId: bigint) =>
    container().database.prisma.betCorrection.findMany({ where: { roundId }, orderBy: { id: 'asc' } })
  /** For the entries that corrected a round, in units. */
  async function postingsOf(roundId: bigint) {
    const { rows } = await container().database.pool.query<{ code: string; kind: string; amount: bigint }>(
      `SELECT p.code, a.kind, p.amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at
       JOIN ledger_account a ON a.id = p.account_id WHERE e.correction_of = $1 ORDER BY e.id, p.line`,
      [String(roundId)],
    )
    return rows.map(({ code, kind, amount: posted }) => [kind, code, Number(posted) / 10_000])
  }
  return { SLOT, LIVE, game, cashiers, played, asked, correct, balanceOf, correctionsOf, postingsOf }
}
