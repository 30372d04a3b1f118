/**
 * The chain's head at the end of each day: stored, written to the log, and downloaded. Anyone who can write to the database could
 * cut the log and put an older end in its place; a head stored elsewhere shows it.
 */
import { csvAnswer } from '#server/http/csv-answer.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AuditEnd } from '#server/audit/audit-end.ts'
import type { AuditHeadRepository } from './audit-head.repository.ts'
import type { AuditProof, KnownHead } from './audit-proof.ts'

const COLUMNS = ['merchant', 'day', 'at', 'entries', 'head']
/** The last line of a file: the current end of the chain. */
const NOW = 'now'
/** Patterns of merchant, entries and head in a line of the file or of the log. */
const IN_A_LINE = [
  /^\uFEFF?"?(\w+)"?,[^,]*,[^,]*,"?(\d{1,9})"?,"?'?([\w-]{43})"?\s*$/,
  /"merchant":"(\w+)".*"entries":(\d{1,9}).*"head":"([\w-]{43})"/,
]

interface Deps {
  rows: AuditHeadRepository
  end: AuditEnd
  prove: AuditProof
  clock: Clock
  logger: Logger
}

export function createAuditHeads({ rows, end, prove, clock, logger }: Deps) {
  const purposeOf = ({ day, at }: { day: string; at: Date }) => `${day} ${at.toISOString()}`

  /** Once for each past day; a broken log raises an alarm and gets no head. */
  async function keepDay({ id: merchantId, code, timezone }: { id: number; code: string; timezone: string }): Promise<void> {
    const at = clock.now()
    const day = addDays(businessDay(at, timezone), -1)
    if (await rows.isKept(merchantId, day)) return
    const { entries, head, ...proof } = await prove(merchantId, (await rows.ofMerchant(merchantId)).map(known))
    if (proof.fault) return logger.error({ merchant: code, day, ...proof }, 'the audit log is broken')
    if (entries === 0) return
    const row = { merchantId, day, at, entries, head }
    if (await rows.keep({ ...row, seal: end.sealOfDay(row, purposeOf(row)) }))
      logger.info({ merchant: code, day, entries, head }, 'audit head')
  }
  const known = (row: Awaited<ReturnType<AuditHeadRepository['ofMerchant']>>[number]): KnownHead => ({
    ...row,
    isGenuine: end.isSealOfDay(row.seal, row, purposeOf(row)),
  })

  return {
    /** All stored heads of the merchant's days. */
    known: async (merchantId: number): Promise<KnownHead[]> => (await rows.ofMerchant(merchantId)).map(known),

    /** The merchant's heads in a downloaded file, or in lines of the log. Throws `request.param.err` if there are none. */
    read({ code }: Pick<Merchant, 'code'>, text: string): KnownHead[] {
      const heads = text.split('\n').flatMap((line) => {
        const match = IN_A_LINE.map((pattern) => pattern.exec(line)).find((found) => found?.[1] === code)
        return match ? [{ entries: Number(match[2]), head: match[3]!, isGenuine: true }] : []
      })
      if (heads.length === 0)
        throw new AppError('request.param.err', { fields: [{ path: 'heads', message: 'contains no head' }] })
      return heads
    },

    async file({ merchantId }: OperatorCaller, { code }: Merchant) {
      const [days, now] = [await rows.ofMerchant(merchantId), await end.read(merchantId)]
      const { entries, head } = now ?? (await prove(merchantId, []))
      const at = clock.now()
      const last = entries > 0 ? [{ day: NOW, at, entries, head }] : []
      async function* pages() {
        yield [...days, ...last].map((row) => [code, row.day, row.at.toISOString(), row.entries, row.head])
      }
      return csvAnswer(`audit-heads-${code}-${at.toISOString().slice(0, 10)}.csv`, COLUMNS, pages())
    },

    /** Stores the head of each merchant's past day; run as a job. */
    async keepDays(): Promise<void> {
      for (const merchant of await rows.merchants()) await keepDay(merchant)
    },
  }
}
export type AuditHeads = ReturnType<typeof createAuditHeads>
