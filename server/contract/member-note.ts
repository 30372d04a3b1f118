/** What the house writes down of a member: notes, which stay, and tags. Members never see either. */
import * as z from 'zod/mini'
import { consolePage, consolePageQuery } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { text, wholeNumber } from './wire.ts'

export const NOTE_MAX = 500
export const TAG_MAX = 24
/** Of one member. */
export const TAGS_MAX = 10

/** Lower case, one blank between words: what is meant alike is written alike. */
export const memberTag = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(TAG_MAX * 2)),
    z.transform((typed: string) => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  ),
  z.string().check(z.minLength(1), z.maxLength(TAG_MAX), z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+_-]*$/u)),
)

const memberId = wholeNumber(2_147_483_647, 1)

export const memberNote = z.object({ id: z.string(), at: z.int(), operatorName: z.string(), text: z.string() })
export type MemberNote = z.infer<typeof memberNote>

const read = { method: 'GET', auth: 'operator', permission: 'members.read' } as const
const write = { method: 'POST', auth: 'operator', permission: 'money.review' } as const
const tagged = { body: z.object({ memberId, tag: memberTag }), value: z.object({ tags: z.array(z.string()) }) } as const

export const memberNoteEndpoints = {
  list: endpoint({
    ...read,
    summary: 'The house’s notes on a member, newest first',
    path: '/wps/operator/member/notes',
    query: z.object({ ...consolePageQuery, memberId }),
    value: consolePage(memberNote),
    errors: ['no.data'],
  }),
  /** Nothing changes or takes away what was written. */
  add: endpoint({
    ...write,
    summary: 'Write a note on a member',
    path: '/wps/operator/member/notes',
    body: z.object({ memberId, text: text(NOTE_MAX, 1) }),
    value: memberNote,
    errors: ['no.data'],
  }),
  tagsInUse: endpoint({
    ...read,
    summary: 'Tags the house has given, the most used first',
    path: '/wps/operator/member/tags',
    value: z.array(z.object({ tag: z.string(), members: z.int() })),
  }),
  addTag: endpoint({
    ...write,
    ...tagged,
    summary: 'Give a member a tag',
    path: '/wps/operator/member/tags',
    errors: ['no.data', 'member.tags.full'],
  }),
  removeTag: endpoint({
    ...write,
    ...tagged,
    summary: 'Take a tag off a member',
    path: '/wps/operator/member/tags/remove',
    errors: ['no.data'],
  }),
}
