/** Rules for a new password: the merchant's registration rule for `password`, which clients receive (SCR-26). */
import { checkValue } from '#server/platform/merchant/register-rules.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

const refuse = (message: string, patternId: string) =>
  new AppError('request.param.err', { fields: [{ path: 'newPassword', message, patternId }] })

/** Throws `request.param.err`; `modify.new.confirm.diff` if a confirmation is given and differs. */
export function checkNewPassword({ settings }: Merchant, typed: string, confirmation?: string): void {
  const rule = settings.registration.rules.password
  const message = checkValue({ ...rule, required: true }, typed)
  if (message) throw refuse(message, rule.patternId)
  if (confirmation !== undefined && confirmation !== typed) throw new AppError('modify.new.confirm.diff')
}

/** A payment password equal to the login password would protect nothing. */
export const paymentPasswordRefusal = () => refuse('payment', 'payment_password')
