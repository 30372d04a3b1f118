/** Deposits: orders, payments, review. */
import type { RequestHandler } from 'express'
import { createBonusClaims } from '#server/features/deposit/bonus-claims.ts'
import { createDepositBlocks } from '#server/features/deposit/deposit-block.ts'
import { createDepositCredit } from '#server/features/deposit/credit-deposit.ts'
import { createDepositOffers } from '#server/features/deposit/deposit-offer.repository.ts'
import { createDepositRepository } from '#server/features/deposit/deposit.repository.ts'
import { createDepositReview } from '#server/features/deposit/deposit-review.service.ts'
import { depositRoutes } from '#server/features/deposit/deposit.routes.ts'
import { createDepositService } from '#server/features/deposit/deposit.service.ts'
import { createExpireDeposits } from '#server/features/deposit/expire-deposits.ts'
import { createPaymentContradictions } from '#server/features/deposit/payment-contradictions.service.ts'
import { createPaymentStatements } from '#server/features/deposit/payment-statements.ts'
import { createPaymentCallbacks } from '#server/features/deposit/payment-callback.ts'
import { createDepositOffice } from '#server/features/deposit/place-deposit.ts'
import { createLocalPayment } from '#server/integrations/payment/local-payment.ts'
import { createBonusGrant } from '#server/features/deposit/grant-bonus.ts'
import { localPaymentPage } from '#server/integrations/payment/local-payment-page.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { MoneyFeatures } from './money.ts'
import type { ResponsiblePlayFeatures } from './responsible-play.ts'
import type { Safeguards } from './safeguards.ts'

interface Given extends Pick<ContentFeatures, 'wallet' | 'letters'>, Pick<MoneyFeatures, 'turnover'> {
  responsiblePlay: ResponsiblePlayFeatures['responsiblePlay']
  /** Payment sites sign by it. */
  paymentSecret: string
}

export function createDepositFeatures(
  core: Core,
  { audit }: Pick<Safeguards, 'audit'>,
  { wallet, letters, turnover, responsiblePlay, paymentSecret: secret }: Given,
) {
  const { config, database, clock, ledger, merchants, logger } = core
  const deposits = createDepositRepository(database)
  const statements = createPaymentStatements(database)
  const offers = createDepositOffers(database)
  const blocks = createDepositBlocks({ database, deposits, clock })
  const claims = createBonusClaims({ database, deposits, turnover, clock })
  const bonuses = createBonusGrant({ claims, turnover, letters, clock })
  const credit = createDepositCredit({ deposits, bonuses, ledger, turnover, clock })
  const local = config.isProduction ? undefined : createLocalPayment({ secret })
  const office = createDepositOffice({ deposits, offers, blocks, claims, limits: responsiblePlay, site: local?.site, clock })
  const service = createDepositService({ deposits, offers, claims, redrawPicture: core.redrawPicture, clock })
  const callbacks = createPaymentCallbacks({
    deposits,
    statements,
    blocks,
    credit,
    merchants,
    wallet,
    letters,
    secret,
    clock,
    logger,
  })
  const contradictions = createPaymentContradictions({ statements, deposits, audit, clock })
  const reviews = createDepositReview({ deposits, statements, blocks, credit, audit, wallet, letters, clock })

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
    paymentPage,
    routes: depositRoutes({ office, service, callbacks, contradictions, reviews }),
  }
}
export type DepositFeatures = ReturnType<typeof createDepositFeatures>
