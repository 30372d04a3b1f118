/** A player who deposits with a bonus, and actions for them. */
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import type { TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import { amount } from '#seed/builders/index.ts'
import type { startApi } from '#tests/support/api.ts'

type Api = ReturnType<typeof startApi>
let requests = 0

export function bonusScene({ as, given, container, clock }: Api) {
  type Player = Awaited<ReturnType<typeof given.player>>
  type Promotion = NonNullable<Parameters<typeof given.depositPromotion>[0]>
  const memberOf = ({ loginToken, merchantCode }: Player) => as({ token: loginToken, merchantCode })

  /** Logs in again after a period that ended the session. */
  const again = async (player: Player): Promise<Player> => ({ ...player, loginToken: (await given.session(player)).token })

  /** The worked case: a bonus equal to the deposit, both played twelve times, bets up to a tenth at 1.2× to 10×. */
  const campaign = (details: Promotion = {}) =>
    given.depositPromotion({
      bonusRate: 1_000_000,
      maxBonus: amount(5_000),
      turnoverTimes: 12,
      maxStake: amount(100),
      contribution: { INHOUSE: 200_000 },
      ...details,
    })
  const order = async (player: Player, sum: number, promotionId?: number) => {
    const { vendorId } = await given.depositChannel()
    return memberOf(player).call(depositEndpoints.place, { amount: sum, vendorId, ...(promotionId && { promotionId }) })
  }
  async function confirm(depositId: string) {
    const cashier = as(await given.operatorSession(await given.operator({ role: 'CASHIER' })))
    return cashier.call(depositReviewEndpoints.approve, { depositId })
  }
  async function payIn(player: Player, sum: number, promotionId?: number) {
    const { body } = await order(player, sum, promotionId)
    await confirm(body.value.depositId)
    return body.value.depositId as string
  }
  /** 1,000 of the player's own money, 1,000 of a bonus. */
  async function withBonus(details: Promotion = {}) {
    const player = await given.player('dice', { balance: 0n })
    const { id } = await campaign(details)
    await payIn(player, 1_000, id)
    return player
  }
  const roll = (player: Player, stake: number, target = 4_950) =>
    as(player).call(diceEndpoints.bet, { requestId: `bonus-bet-${(requests += 1)}`, stake, target, direction: 'over' })
  /** A slot round that cannot be refused, because another provider runs the game. */
  async function slot({ id }: { id: number }, stake: number, payout = 0) {
    const { game } = container().database.prisma
    if (!(await game.findFirst({ where: { gameCode: 'bonus-slot' } })))
      await given.game({ gameCode: 'bonus-slot', category: 'RNG' })
    clock.shift(10)
    return given.round({ member: { id }, gameCode: 'bonus-slot', stake: amount(stake), payout: amount(payout) })
  }
  const info = async (player: Player) =>
    (await memberOf(player).call(turnoverEndpoints.info, {}, { Language: 'en' })).body.value as unknown as Wire<TurnoverInfo>
  const of = async (player: Player, source: string) => (await info(player)).requirements.find((one) => one.source === source)
  async function giveUp(player: Player) {
    const { requirementId } = (await of(player, 'BONUS'))!
    return memberOf(player).call(turnoverEndpoints.forfeit, { requirementId })
  }
  const balanceOf = async ({ id }: { id: number }) => Number(await container().ledger.balanceOf(id, 'PHP')) / 10_000

  /** What entries of a type moved on an account, newest last. */
  async function entries(memberId: number, type: string) {
    const { rows } = await container().database.pool.query<{ kind: string; amount: string }>(
      `SELECT a.kind, p.amount::text FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
       WHERE e.type = $1 AND (e.reference IN (SELECT id::text FROM turnover_requirement WHERE member_id = $2)
         OR e.reference IN (SELECT number FROM deposit WHERE member_id = $2)) ORDER BY e.id, p.line`,
      [type, memberId],
    )
    return rows.map(({ kind, amount: sum }) => [kind, Number(sum) / 10_000])
  }
  return { again, campaign, order, confirm, payIn, withBonus, roll, slot, info, of, giveUp, balanceOf, entries, memberOf }
}

/** As in JSON: money is a number. */
type Wire<T> = T extends bigint
  ? number
  : T extends readonly (infer One)[]
    ? Wire<One>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T
