/** Operators' notes and tags on members. A note is its own record; tags come and go, so they are in the audit log. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/back-office/player-profile/player-note.ts'
import { type PlayerNote, TAGS_MAX } from '#contract/back-office/player-profile/player-note.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { PlayerNoteRepository } from './player-note.repository.ts'

interface Deps {
  notes: PlayerNoteRepository
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Tagged = Body<typeof endpoints.addTag>
type Row = Awaited<ReturnType<PlayerNoteRepository['addNote']>>

const present = ({ id, at, operatorName, text }: Row): PlayerNote => ({ id: String(id), at: at.getTime(), operatorName, text })

export function createPlayerNoteService({ notes, audit, inTransaction, clock }: Deps) {
  /** Throws `no.data`, also for a member of another merchant. */
  async function checkOwn({ merchantId }: OperatorCaller, memberId: number): Promise<void> {
    if (!(await notes.isOwn(merchantId, memberId))) throw new AppError('no.data')
  }

  /** If nothing changes, nothing is logged. */
  async function changeTag(
    { memberId, tag }: Tagged,
    facts: OperatorFacts,
    isAdding: boolean,
    write: (tx: PrismaTransaction, tags: readonly string[]) => Promise<unknown>,
  ): Promise<Value<typeof endpoints.addTag>> {
    const { merchantId } = facts.caller
    return inTransaction(async (tx) => {
      if (!(await notes.hold(tx, merchantId, memberId))) throw new AppError('no.data')
      const tags = await notes.tags(tx, memberId)
      if (tags.includes(tag) === isAdding) return { tags }
      await write(tx, tags)
      const after = await notes.tags(tx, memberId)
      await audit.record(tx, facts, {
        action: isAdding ? 'member.tag' : 'member.untag',
        entity: 'member',
        entityId: memberId,
        before: { tags: tags.join(', ') },
        after: { tags: after.join(', ') },
      })
      return { tags: after }
    })
  }

  return {
    async list(caller: OperatorCaller, query: Query<typeof endpoints.notes>): Promise<Value<typeof endpoints.notes>> {
      const { memberId, page, size, ...span } = query
      await checkOwn(caller, memberId)
      const { rows, total } = await notes.notes(memberId, span, page, size)
      return { list: rows.map(present), total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `no.data`. */
    async add({ memberId, text }: Body<typeof endpoints.addNote>, { caller }: OperatorFacts): Promise<PlayerNote> {
      await checkOwn(caller, memberId)
      const { merchantId, operatorId, username: operatorName } = caller
      return present(await notes.addNote({ merchantId, memberId, operatorId, operatorName, text, at: clock.now() }))
    },

    tagsInUse: ({ merchantId }: OperatorCaller): Promise<Value<typeof endpoints.tagsInUse>> => notes.tagsInUse(merchantId),

    /** Throws `no.data`, `member.tags.full`. */
    addTag: (asked: Tagged, facts: OperatorFacts) =>
      changeTag(asked, facts, true, (tx, tags) => {
        if (tags.length >= TAGS_MAX) throw new AppError('member.tags.full')
        const { merchantId, operatorId: taggedById } = facts.caller
        return notes.addTag(tx, { ...asked, merchantId, taggedById, taggedAt: clock.now() })
      }),

    /** Throws `no.data`. */
    removeTag: (asked: Tagged, facts: OperatorFacts) =>
      changeTag(asked, facts, false, (tx) => notes.removeTag(tx, asked.memberId, asked.tag)),
  }
}
export type PlayerNoteService = ReturnType<typeof createPlayerNoteService>
