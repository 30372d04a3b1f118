/**
 * Checks a member's profile changes by the registration rules of the same names (SCR-26). Pure, so that it can run under a lock.
 */
import type { ProfileBody } from '#contract/identity/member/profile.ts'
import type { RegisterField, RegisterRules } from '#contract/identity/register.ts'
import { parseBirthday, isOfAge } from './birthday.check.ts'
import { checkValue, servedRules } from '#server/platform/merchant/register-rules.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { CONTACT_FIELDS } from './contacts-of.ts'
import type { Member, MemberChange } from './member.repository.ts'

const ISO_DAY_LENGTH = 10

const refuse = (rules: RegisterRules, path: RegisterField, message: string) =>
  new AppError('request.param.err', { fields: [{ path, message, patternId: rules[path]?.patternId ?? '' }] })

/** Throws the error of the field's rule: `format.nickname.err`, or `request.param.err` with the field. */
export function checkField(rules: RegisterRules, path: RegisterField, value: string): void {
  const rule = rules[path]
  const problem = rule && checkValue(rule, value)
  if (!problem) return
  throw path === 'nickname' ? new AppError('format.nickname.err', { field: path }) : refuse(rules, path, problem)
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ')

function contactsAfter(body: ProfileBody, member: Member, rules: RegisterRules): Record<string, string> | undefined {
  const kept = member.contacts as Record<string, string>
  const changed = CONTACT_FIELDS.filter((name) => body[name] !== undefined && body[name] !== (kept[name] ?? ''))
  if (changed.length === 0) return undefined
  const contacts = { ...kept }
  for (const name of changed) {
    const value = body[name] ?? ''
    if (!rules[name]?.enabled) throw new AppError('function.not.available', { field: name })
    checkField(rules, name, value)
    if (value) contacts[name] = value
    else delete contacts[name]
  }
  return contacts
}

function birthdayAfter(typed: string, member: Member, rules: RegisterRules, { settings, timezone }: Merchant, now: Date) {
  if (member.birthday?.toISOString().slice(0, ISO_DAY_LENGTH) === typed) return undefined
  const birthday = parseBirthday(typed)
  if (!birthday) throw refuse(rules, 'birthday', 'pattern')
  if (member.birthday) throw new AppError('profile.set.once', { field: 'birthday' })
  if (!isOfAge(birthday, settings.registration.minimumAge, now, timezone)) throw new AppError('register.underage')
  return birthday
}

/**
 * The columns that change; empty if nothing does. Empty fields are left unchanged, except contacts, which are cleared. Throws
 * `request.param.err`, `format.nickname.err`, `profile.set.once`, `register.underage`, `function.not.available` (a contact the
 * merchant does not ask for).
 */
export function profileChange(body: ProfileBody, member: Member, merchant: Merchant, now: Date): MemberChange {
  const rules = servedRules(merchant.settings.registration)
  const change: MemberChange = {}
  const { nickname, birthday } = body
  if (nickname && nickname !== member.nickname) {
    checkField(rules, 'nickname', nickname)
    change.nickname = nickname
  }
  const payeeName = body.payeeName && oneSpace(body.payeeName)
  if (payeeName && payeeName !== member.payeeName) {
    checkField(rules, 'payeeName', payeeName)
    if (member.payeeName) throw new AppError('profile.set.once', { field: 'payeeName' })
    change.payeeName = payeeName
  }
  const email = body.email?.toLowerCase()
  if (email && email !== member.email) {
    checkField(rules, 'email', email)
    change.email = email
    change.emailVerifiedAt = null
  }
  const born = birthday ? birthdayAfter(birthday, member, rules, merchant, now) : undefined
  if (born) change.birthday = born
  const contacts = contactsAfter(body, member, rules)
  if (contacts) change.contacts = contacts
  return change
}
