/** Ends rounds that their vendors have not ended after three days, by a rule that vendors know (docs/vendor-wallet.md). */
import { isTrialAsset, playKind } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { Performed } from './perform-calls.ts'
import type { ForgottenRound, VendorWalletRepository } from './vendor-wallet.repository.ts'
import type { Move, WalletCall } from './wallet-state.ts'

const FORGOTTEN_MS = 3 * 24 * 3_600_000
const AT_ONCE = 200

interface Deps {
  repository: Pick<VendorWalletRepository, 'forgotten'>
  perform: (call: WalletCall) => Promise<Performed>
  merchants: Pick<MerchantDirectory, 'findById'>
  clock: Clock
  logger: Logger
}

/** A round keeps what it has won; bets without any win are returned. */
function movesOf({ won, bets, key }: ForgottenRound): { move: Move; requestId: string }[] {
  // Vendors' ids have no spaces, so no vendor can have used these before.
  if (won > 0n || bets.length === 0) return [{ move: { kind: 'CLOSE' }, requestId: `house close ${key}` }]
  return bets.map((transaction) => ({ move: { kind: 'ROLLBACK', transaction }, requestId: `house rollback ${transaction}` }))
}

/** Makes a function that ends forgotten rounds and returns how many. Logs a round that can't be ended, and goes on with the others. */
export function createForgottenRounds({ repository, perform, merchants, clock, logger }: Deps) {
  async function end(round: ForgottenRound): Promise<void> {
    const { vendorCode, key, memberId, merchantId, asset, gameCode } = round
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new Error(`round of an unknown merchant: ${merchantId}`)
    for (const { move, requestId } of movesOf(round)) {
      const { answer } = await perform({
        vendorCode,
        requestId,
        fingerprint: requestId,
        memberId,
        merchantId,
        asset,
        currency: merchant.currency,
        isTrial: isTrialAsset(asset),
        kind: playKind(merchant.settings.isSingleWallet, vendorCode),
        gameCode,
        category: undefined,
        round: key,
        move,
        obstacle: undefined,
        afterWin: 'REFUSE',
        houseLimits: undefined,
        isLastTry: true,
      })
      const { kind: ended } = move
      logger.warn({ vendorCode, round: key, memberId, ended, status: answer.status }, 'a round its vendor never ended')
    }
  }

  return async function endForgottenRounds(): Promise<number> {
    let ended = 0
    for (const round of await repository.forgotten(new Date(clock.now().getTime() - FORGOTTEN_MS), AT_ONCE))
      await end(round).then(
        () => (ended += 1),
        (error: unknown) => {
          const { vendorCode, key, memberId } = round
          logger.error({ err: error, vendorCode, round: key, memberId }, 'a round its vendor never ended can not be ended')
        },
      )
    return ended
  }
}
