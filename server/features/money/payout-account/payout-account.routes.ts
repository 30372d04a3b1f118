import * as payoutAccountEndpoints from '#contract/money/payout-account/payout-account.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { BindAccountService } from './bind-account.service.ts'
import type { PayoutAccountService } from './payout-account.service.ts'

export const payoutAccountRoutes = (service: PayoutAccountService, binding: BindAccountService): Route[] => [
  handle(payoutAccountEndpoints.list, ({ caller }) => service.list(caller)),
  handle(payoutAccountEndpoints.bind, (context) => binding.bind(context.body, context)),
  handle(payoutAccountEndpoints.remove, (context) => service.remove(context.body, context)),
  handle(payoutAccountEndpoints.setDefault, ({ caller, body }) => service.setDefault(caller, body.bankCardId)),
  handle(payoutAccountEndpoints.bindConfig, ({ caller, merchant }) => service.bindConfig(caller, merchant)),
  handle(payoutAccountEndpoints.provinces, () => service.provinces()),
  handle(payoutAccountEndpoints.banks, () => service.banks()),
  handle(payoutAccountEndpoints.depositBanks, () => service.banks()),
  handle(payoutAccountEndpoints.withdrawBanks, () => service.banks()),
  handle(payoutAccountEndpoints.bankTemplate, ({ query }) => service.bankTemplate(query)),
  handle(payoutAccountEndpoints.eWalletGroups, ({ caller }) => service.eWalletGroups(caller)),
]
