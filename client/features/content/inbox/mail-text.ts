/**
 * Mail for display: what a member wrote arrives encoded (contract/inbox.ts) and becomes plain text; everything else is unchanged.
 */
import type { InboxMessage, OutboxMessage } from '#contract/content/inbox/inbox.ts'
import { textOfHtml } from '#client/lib/html-text.ts'

type Mail = Pick<InboxMessage | OutboxMessage, 'recordSource' | 'subject'>

const isMembers = ({ recordSource }: Pick<Mail, 'recordSource'>) => recordSource === 'MEMBER'
export const subjectOf = (mail: Mail): string => (isMembers(mail) ? textOfHtml(mail.subject) : mail.subject)
/** The start of the text, on one line. */
export const previewOf = ({ content }: Pick<InboxMessage, 'content'>): string => textOfHtml(content)
export const senderOf = (mail: Pick<InboxMessage, 'recordSource' | 'senderName'>): string =>
  isMembers(mail) ? textOfHtml(mail.senderName) : mail.senderName
