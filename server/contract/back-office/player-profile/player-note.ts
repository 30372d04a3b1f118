/** Operators' notes and tags on members. Notes stay for good. Members never see either. */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery } from '../../back-office-page.ts'
import { endpoint } from '../../endpoint.ts'
import { text, wholeNumber } from '../../wire.ts'

export const NOTE_MAX = 500
export const TAG_MAX = 24
/** Most tags on one member. */
export const TAGS_MAX = 10

/** Lower case with single spaces, so that the same tag is always written the same way. */
export const memberTag = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(TAG_MAX * 2)),
    z.transform((typed: string) => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  ),
  z.string().check(z.minLength(1), z.maxLength(TAG_MAX), z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+_-]*$/u)),
)

const memberId = wholeNumber(2_147_483_647, 1)

export const playerNote = z.object({ id: z.string(), at: z.int(), operatorName: z.string(), text: z.string() })
export type PlayerNote = z.infer<typeof playerNote>

const read = { method: 'GET', auth: 'operator', permission: 'members.read' } as const
const write = { method: 'POST', auth: 'operator', permission: 'money.review' } as const
const tagged = { body: z.object({ memberId, tag: memberTag }), value: z.object({ tags: z.array(z.string()) }) } as const

export const notes = endpoint({
  ...read,
  summary: 'Operators’ notes on a member, newest first',
  path: '/wps/operator/member/notes',
  query: z.object({ ...backOfficePageQuery, memberId }),
  value: backOfficePage(playerNote),
  errors: ['no.data'],
})

/** A note cannot be changed or removed. */
export const addNote = endpoint({
  ...write,
  summary: 'Write a note on a member',
  path: '/wps/operator/member/notes',
  body: z.object({ memberId, text: text(NOTE_MAX, 1) }),
  value: playerNote,
  errors: ['no.data'],
})

export const tagsInUse = endpoint({
  ...read,
  summary: 'Tags in use, most used first',
  path: '/wps/operator/member/tags',
  value: z.array(
    z.object({
      tag: z.string(),
      /** How many members have it. */
      members: z.int(),
    }),
  ),
})

export const addTag = endpoint({
  ...write,
  ...tagged,
  summary: 'Add a tag to a member',
  path: '/wps/operator/member/tags',
  errors: ['no.data', 'member.tags.full'],
})

export const removeTag = endpoint({
  ...write,
  ...tagged,
  summary: 'Remove a tag from a member',
  path: '/wps/operator/member/tags/remove',
  errors: ['no.data'],
})
