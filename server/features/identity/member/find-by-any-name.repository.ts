/** The query every login begins with, on `pg` directly: planned once per connection, with nothing to compile. */
import { Prisma, type Member } from '#prisma/client.ts'
import type { Pool } from '#server/platform/database.ts'

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Values as Prisma reads them: a day is midnight UTC at its start. */
const columnOf = (field: string) =>
  field === 'birthday' ? `birthday::timestamp AT TIME ZONE 'UTC' AS birthday` : `${snakeCase(field)} AS "${field}"`

const FIND = {
  name: 'find_member_by_any_name',
  text: `
    SELECT ${Object.keys(Prisma.MemberScalarFieldEnum).map(columnOf).join(', ')}
    FROM member
    WHERE merchant_id = $1
      AND (username = $2 OR (email = $2 AND email_verified_at IS NOT NULL) OR (dialling_code = $3 AND mobile_number = $4))
    ORDER BY id`,
}

/** By a username, a verified email address, or a mobile number: in one query, so that none of them is faster (ACC-01). */
export async function findByAnyName(
  pool: Pool,
  merchantId: number,
  name: string,
  { diallingCode, mobileNumber }: { diallingCode: string; mobileNumber: string },
): Promise<Member | null> {
  const { rows: found } = await pool.query<Member>({ ...FIND, values: [merchantId, name, diallingCode, mobileNumber] })
  return (
    found.find(({ username }) => username === name) ??
    found.find(({ email, emailVerifiedAt }) => email === name && emailVerifiedAt !== null) ??
    found[0] ??
    null
  )
}
