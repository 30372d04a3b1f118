import type { Member } from './member.repository.ts'

/** Ways to reach a member, stored together; a merchant switches each on separately. */
export const CONTACT_FIELDS = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const

/** The contacts a member may see and change, without other data that registration stored with them. */
export function contactsOf({ contacts }: Pick<Member, 'contacts'>): Record<string, string> {
  const kept = contacts as Record<string, string>
  return Object.fromEntries(CONTACT_FIELDS.flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])))
}
