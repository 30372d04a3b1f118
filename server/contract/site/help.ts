/** The help centre: topics and questions, in one language, for one kind of device (WIR-25, SCR-24). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

const question = z.object({
  title: z.string(),
  /** HTML; clients must sanitise it. */
  content: z.string(),
})

export const helpTopic = z.object({
  ...question.shape,
  /** Clients look for `deposit` and `withdraw`. */
  tag: z.string(),
  bgColor: z.string(),
  children: z.array(question),
})
export type HelpTopic = z.infer<typeof helpTopic>

export const HELP_DEVICES = ['MOBILE', 'WEB'] as const

export const helpQuery = z.object({
  /** Either names the language; otherwise the `Language` header does. */
  lang: z.optional(text(16)),
  language: z.optional(text(16)),
  /** `MOBILE` or `WEB`. */
  device: z._default(z.pipe(text(16).check(z.toUpperCase()), z.enum(HELP_DEVICES)), 'MOBILE'),
})
export type HelpQuery = z.output<typeof helpQuery>

export const topics = endpoint({
  summary: 'Topics of the help centre, in order',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  query: helpQuery,
  value: z.array(helpTopic),
  sharedFor: 10,
})
