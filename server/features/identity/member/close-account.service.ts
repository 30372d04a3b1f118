/** Closes an account for good: its balance is paid out in the same transaction (ACC-10, GLI A.3.9). */
import type { Proofs } from '#server/features/identity/security/proof.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { houseAccount, type Ledger, memberAccount } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { assetOf } from '#server/platform/merchant/merchant-directory.ts'
import type { MemberRows } from './member-rows.ts'
import type { PasswordCheck } from './password-check.ts'
import type { ProfileFacts } from './profile.service.ts'

interface Deps {
  members: Pick<MemberRows, 'change' | 'hasOpenRound'>
  passwordCheck: PasswordCheck
  proofs: Proofs
  securityLog: SecurityLog
  sessions: Pick<SessionStore, 'endAll'>
  ledger: Pick<Ledger, 'balancesOf' | 'postIn'>
  clock: Clock
}

/** A bet that settles concurrently may change the balance; then we try again. */
const TRIES = 3
class BalanceMoved extends Error {}

export function createCloseAccountService(deps: Deps) {
  const { members, passwordCheck, proofs, securityLog, sessions, ledger, clock } = deps

  /** Pays out the whole balance in one entry; either nothing is left, or nothing has happened. */
  async function payOut({ caller, merchant }: ProfileFacts, closedAt: Date, tx: PrismaTransaction): Promise<bigint> {
    const asset = assetOf(merchant, caller.isTrial)
    const of = { merchantId: merchant.id, memberId: caller.memberId, asset }
    const accounts = (await ledger.balancesOf(caller.memberId, tx)).filter((account) => account.asset === asset)
    // Held for an open withdrawal.
    if (accounts.some(({ kind, balance }) => kind === 'MEMBER_LOCKED' && balance > 0n))
      throw new AppError('account.close.pending')
    // Includes vendors' wallets, if there are any.
    const full = accounts.filter((account) => account.balance > 0n)
    const sum = full.reduce((all, account) => all + account.balance, 0n)
    if (sum === 0n) return 0n
    const posted = await ledger
      .postIn(tx, {
        key: `close:${caller.memberId}:${closedAt.getTime()}`,
        type: 'WITHDRAWAL',
        reference: `close-${caller.memberId}`,
        lines: [
          ...full.map(({ kind, balance }) => ({ account: memberAccount(of, kind), amount: -balance, code: 'ACCOUNT_CLOSED' })),
          { account: houseAccount(of, 'WITHDRAWALS'), amount: sum, code: 'ACCOUNT_CLOSED' },
        ],
      })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'account.balance.not.enough' ? new BalanceMoved() : error
      })
    // The entry locks the accounts until the transaction ends, so these balances are final.
    if (posted.balances.some((left) => left !== null && left !== 0n)) throw new BalanceMoved()
    return sum
  }

  async function closeOnce(facts: ProfileFacts): Promise<bigint> {
    const { caller } = facts
    const closedAt = clock.now()
    let refunded = 0n
    await members.change(caller.memberId, async (member, tx) => {
      if (member.status === 'CLOSED') throw new AppError('user.or.token.invalid')
      if (await members.hasOpenRound(caller.memberId, tx)) throw new AppError('account.close.pending')
      refunded = await payOut(facts, closedAt, tx)
      await securityLog.record(actorOf(facts), 'ACCOUNT_CLOSED', { refunded: String(refunded) }, tx)
      return { status: 'CLOSED', closedAt }
    })
    return refunded
  }

  return {
    /**
     * Returns the amount paid out, in 1/10 000 of the unit. All sessions end. Throws `modify.pw.incorrect.pw`,
     * `max.attempt.limit`, `second.factor.required`, `account.close.pending`.
     */
    async close(password: string, facts: ProfileFacts): Promise<{ refunded: bigint }> {
      const { caller, merchant } = facts
      await passwordCheck.login(caller.memberId, merchant, password)
      await proofs.require(caller, merchant)
      for (let attempt = 1; ; attempt++) {
        try {
          const refunded = await closeOnce(facts)
          await sessions.endAll(caller.memberId)
          return { refunded }
        } catch (error) {
          if (!(error instanceof BalanceMoved)) throw error
          if (attempt === TRIES) throw new AppError('account.close.pending')
        }
      }
    },
  }
}
export type CloseAccountService = ReturnType<typeof createCloseAccountService>
