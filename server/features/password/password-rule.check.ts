/** What a new password must be: the merchant's registration rule of `password`, which clients are served (spec §5). */
import { checkValue } from '#server/features/register/register-rules.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

const refuse = (message: string, patternId: string) =>
  new AppError('request.param.err', { fields: [{ path: 'newPassword', message, patternId }] })

/** Throws `request.param.err`; `modify.new.confirm.diff` where there is something to compare. */
export function checkNewPassword({ settings }: Merchant, typed: string, confirmation?: string): void {
  const rule = settings.registration.rules.password
  const message = checkValue({ ...rule, required: true }, typed)
  if (message) throw refuse(message, rule.patternId)
  if (confirmation !== undefined && confirmation !== typed) throw new AppError('modify.new.confirm.diff')
}

/** The payment password would guard nothing if it were the login password. */
export const paymentPasswordRefusal = () => refuse('payment', 'payment_password')
