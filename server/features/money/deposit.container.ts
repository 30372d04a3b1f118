/** Wires the deposit services: orders, payments and their review. */
import type { RequestHandler } from 'express'
import type { Core } from '#server/container/core.ts'
import type { ResponsiblePlayService } from '#server/features/identity/responsible-play/responsible-play.service.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { localPaymentPage } from '#server/integrations/payment/local-payment-page.ts'
import { createLocalPayment } from '#server/integrations/payment/local-payment.ts'
import { createBonusClaims } from './deposit/bonus-claims.ts'
import { createDepositCredit } from './deposit/credit-deposit.ts'
import { createDepositBonuses } from './deposit/deposit-bonuses.ts'
import { createDepositBlocks } from './deposit/deposit-block.ts'
import { createDepositOffers } from './deposit/deposit-offer.repository.ts'
import { createDepositReview } from './deposit/deposit-review.service.ts'
import { createDepositRepository } from './deposit/deposit.repository.ts'
import { depositRoutes } from './deposit/deposit.routes.ts'
import { createDepositService } from './deposit/deposit.service.ts'
import { createExpireDeposits } from './deposit/expire-deposits.ts'
import { createBonusGrant } from './deposit/grant-bonus.ts'
import { createPaymentCallbacks } from './deposit/payment-callback.ts'
import { createPaymentContradictions } from './deposit/payment-contradictions.service.ts'
import { createPaymentStatementRepository } from './deposit/payment-statement.repository.ts'
import { createDepositPlacement } from './deposit/place-deposit.ts'
import type { TurnoverService } from './turnover/turnover.service.ts'
import type { WalletService } from './wallet/wallet.service.ts'
import { createBonusClaimRepository } from './deposit/bonus-claim.repository.ts'
import { createDepositBlockRepository } from './deposit/deposit-block.repository.ts'

interface Deps {
  wallet: WalletService
  turnover: TurnoverService
  responsiblePlay: ResponsiblePlayService
}

export function createDeposits(core: Core, { wallet, turnover, responsiblePlay }: Deps) {
  const { config, database, inTransaction, clock, ledger, merchants, logger, audit, letters, redrawPicture } = core
  const secret = core.secrets.payment
  const deposits = createDepositRepository(database)
  const statements = createPaymentStatementRepository(database)
  const offers = createDepositOffers(database)
  const blocks = createDepositBlocks({ rows: createDepositBlockRepository(database), deposits, clock })
  const claims = createBonusClaims({ rows: createBonusClaimRepository(database), deposits, turnover, clock })
  const bonuses = createBonusGrant({ claims, turnover, letters, clock })
  const credit = createDepositCredit({ deposits, bonuses, ledger, turnover, clock })
  const local = config.isProduction ? undefined : createLocalPayment({ secret })
  const placement = createDepositPlacement({
    deposits,
    offers,
    blocks,
    claims,
    limits: responsiblePlay,
    site: local?.site,
    inTransaction,
    clock,
  })
  const service = createDepositService({ deposits, offers, claims, redrawPicture, inTransaction, clock })
  const callbacks = createPaymentCallbacks({
    deposits,
    statements,
    blocks,
    credit,
    merchants,
    wallet,
    letters,
    secret,
    inTransaction,
    clock,
    logger,
  })
  const contradictions = createPaymentContradictions({ statements, audit, inTransaction, clock })
  const reviews = createDepositReview({ deposits, statements, blocks, credit, audit, wallet, letters, inTransaction, clock })

  /** Stands in for a payment site; none in production. */
  const paymentPage: RequestHandler | undefined =
    local &&
    localPaymentPage({
      local,
      find: async (number) => {
        const row = await deposits.findByNumber(number)
        const merchant = row?.channel.method === 'GATEWAY' ? await merchants.findById(row.merchantId) : undefined
        if (!row || !merchant) return undefined
        return { number, amount: row.amount, currency: merchant.currency, expiresAt: row.expiresAt }
      },
    })
  return {
    expireDeposits: createExpireDeposits({ deposits, wallet, clock }),
    bonuses: createDepositBonuses({ offers, deposits, claims, clock }),
    asksForBonus: (memberId: number, tx?: PrismaTransaction) => deposits.asksForBonus(memberId, undefined, tx),
    paymentPage,
    hasPaymentSite: local !== undefined,
    /** Number of the merchant's open contradictions. */
    openContradictions: statements.countOpen,
    routes: depositRoutes({ placement, service, callbacks, contradictions, reviews }),
  }
}
