import { AtSign, Hash, IdCard, KeyRound, Lock, MessageCircle, Ticket, User, UserRound, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RegisterField } from '#contract/identity/register.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import type { FieldProps } from '#client/ui/index.ts'

type Look = Pick<
  FieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'maxLength'
> & {
  icon: ReactNode
}
/** Fields with their own component have no look here. */
export type PlainField = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'birthday' | 'captcha'>

const SIZE = 22
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
const handle = { icon: <MessageCircle size={SIZE} />, autoComplete: 'off', ...AS_TYPED } as const
/** Rejects a pasted password that is too long instead of silently truncating it. */
const newPassword = {
  icon: <Lock size={SIZE} />,
  type: 'password',
  autoComplete: 'new-password',
  maxLength: PASSWORD_MAX,
} as const

/** How each plain field looks, and its hints for keyboards and password managers. */
export const FIELD_LOOK: Record<PlainField, Look> = {
  username: { icon: <User size={SIZE} />, autoComplete: 'username', ...AS_TYPED },
  password: newPassword,
  confirmPassword: newPassword,
  paymentPassword: { icon: <KeyRound size={SIZE} />, type: 'password', inputMode: 'numeric', autoComplete: 'off' },
  idNumber: { icon: <IdCard size={SIZE} />, autoComplete: 'off', ...AS_TYPED },
  qqNum: { icon: <Hash size={SIZE} />, inputMode: 'numeric', autoComplete: 'off' },
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: handle,
  zalo: handle,
  email: { icon: <AtSign size={SIZE} />, type: 'email', inputMode: 'email', autoComplete: 'email' },
  nickname: { icon: <UserRound size={SIZE} />, autoComplete: 'nickname' },
  payeeName: { icon: <IdCard size={SIZE} />, autoComplete: 'name' },
  recommenderId: { icon: <UserRoundPlus size={SIZE} />, autoComplete: 'off', ...AS_TYPED },
  affiliateCode: { icon: <Ticket size={SIZE} />, autoComplete: 'off', ...AS_TYPED },
}
