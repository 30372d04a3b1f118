/** Deletes rows the provider no longer needs. Each function returns how many. */
import type { Database } from '#server/platform/database.ts'

/** Rounds that ended before $1, with their calls; excludes rounds still waiting for the wallet. */
const FORGET_ROUNDS = `
  WITH old AS (
    SELECT r.id FROM provider_round r
    WHERE r.last_at < $1 AND r.state IN ('CLOSED', 'REFUSED')
      AND NOT EXISTS (SELECT 1 FROM provider_call c WHERE c.round_id = r.id AND c.answered_at IS NULL)
    ORDER BY r.last_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), calls AS (DELETE FROM provider_call c USING old WHERE c.round_id = old.id)
  DELETE FROM provider_round r USING old WHERE r.id = old.id`

const FORGET_SESSIONS = `
  DELETE FROM provider_session WHERE id IN (
    SELECT s.id FROM provider_session s
    WHERE s.expires_at < $1 AND NOT EXISTS (SELECT 1 FROM provider_round r WHERE r.session_id = s.id)
    ORDER BY s.expires_at LIMIT $2)`

/** Keeps sheets in play, which the next spin may need. */
const FORGET_SHEETS = `
  DELETE FROM provider_sheet s
  WHERE s.created_at < $1 AND s.hash <> ALL ($2::text[])
    AND NOT EXISTS (SELECT 1 FROM provider_round r WHERE r.sheet_hash = s.hash)`

export function createOldRowRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    forgetRounds: (before: Date, most: number) => prisma.$executeRawUnsafe(FORGET_ROUNDS, before, most),
    forgetSessions: (before: Date, most: number) => prisma.$executeRawUnsafe(FORGET_SESSIONS, before, most),
    forgetSheets: (before: Date, inPlay: string[]) => prisma.$executeRawUnsafe(FORGET_SHEETS, before, inPlay),
  }
}
export type OldRowRepository = ReturnType<typeof createOldRowRepository>
