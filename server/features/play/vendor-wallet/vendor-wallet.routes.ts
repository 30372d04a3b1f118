import { type VendorCall, vendorCalls } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { VendorWalletService } from './vendor-wallet.service.ts'

export const vendorWalletRoutes = (service: VendorWalletService): Route[] =>
  (Object.keys(vendorCalls) as VendorCall[]).map((name) =>
    handle(vendorCalls[name], (facts) => service.receive(name, facts.body, facts)),
  )
