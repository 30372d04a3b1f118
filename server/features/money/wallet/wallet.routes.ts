import * as walletEndpoints from '#contract/money/wallet.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { WalletService } from './wallet.service.ts'

export const walletRoutes = (service: WalletService): Route[] => [
  handle(walletEndpoints.balance, ({ caller, merchant, query }) => service.balance(caller, merchant, query)),
  handle(walletEndpoints.balances, ({ caller, merchant }) => service.balances(caller, merchant)),
  handle(walletEndpoints.merchantWallet, ({ merchant }) => service.merchantWallet(merchant)),
]
