import * as endpoints from '#contract/identity/payment-password.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'

export const paymentPasswordRoutes = (service: PaymentPasswordService): Route[] => [
  handle(endpoints.has, ({ caller }) => service.has(caller.memberId)),
  handle(endpoints.set, (context) => service.set(context.body, context)),
  handle(endpoints.change, (context) => service.change(context.body, context)),
  handle(endpoints.reset, (context) => service.reset(context.body, context)),
]
