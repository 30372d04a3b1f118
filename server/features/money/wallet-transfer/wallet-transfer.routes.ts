import * as endpoints from '#contract/money/wallet-transfer.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { WalletLockService } from './wallet-lock.service.ts'
import type { WalletTransferService } from './wallet-transfer.service.ts'

export const walletTransferRoutes = (transfers: WalletTransferService, locks: WalletLockService): Route[] => [
  handle(endpoints.toMain, (context) => transfers.move(context.body, context)),
  handle(endpoints.fromMain, (context) => transfers.move(context.body, context)),
  handle(endpoints.subToSub, (context) => transfers.move(context.body, context)),
  handle(endpoints.transfer, (context) => transfers.move(context.body, context)),
  handle(endpoints.returnAll, (context) => transfers.returnAll(context.body, context)),
  handle(endpoints.history, ({ caller, merchant, query }) => transfers.history(caller, merchant, query)),
  handle(endpoints.lockTransStatus, (context) => locks.isLocked(context)),
  handle(endpoints.lockStatus, (context) => locks.statuses(context)),
  handle(endpoints.lockStatusByType, (context) =>
    locks.isTypeLocked(context.query.typeId ?? context.query.accountTypeId, context),
  ),
  handle(endpoints.ofMember, (context) => locks.ofMember(context.query, context)),
  handle(endpoints.lock, (context) => locks.lock(context.body, context)),
  handle(endpoints.unlock, (context) => locks.unlock(context.body, context)),
]
