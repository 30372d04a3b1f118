/** Logs callers in without the steps of a login. */
import { memberType } from '#contract/wire.ts'
import type { Container } from '#server/container.ts'

export interface Caller {
  username: string
  merchantCode: string
  token: string
  /** For any HTTP client: `request(url).get(path).set(caller.headers)`. */
  headers: Readonly<Record<'Merchant' | 'Authorization', string>>
}

/** Whose session to open: a username of the world, or the result of a builder. */
export type Who = string | { username: string; merchantCode?: string }

const META = { ip: '127.0.0.1', device: 'test' }

/** Opens a session for a member, or for an operator if no member has that name. Earlier sessions stay open. */
export function createCallers({ database, sessions, operatorSessions }: Container, defaultMerchant: string) {
  const { member, merchant, operator } = database.prisma

  async function tokenOf(username: string, merchantCode: string): Promise<string> {
    const { id: merchantId } = await merchant.findUniqueOrThrow({ where: { code: merchantCode }, select: { id: true } })
    const where = { merchantId, username: username.toLowerCase() }
    const found = await member.findFirst({ where, select: { id: true, merchantId: true, type: true, username: true } })
    if (found) return (await sessions.open({ ...found, type: memberType.parse(found.type) }, META)).token
    const staff = await operator.findFirst({ where, select: { id: true, merchantId: true, sessionEpoch: true } })
    if (!staff) throw new Error(`There is no member and no operator "${username}" at merchant "${merchantCode}".`)
    return operatorSessions.open({ operatorId: staff.id, merchantId: staff.merchantId, epoch: staff.sessionEpoch })
  }

  return async function as(who: Who): Promise<Caller> {
    const { username, merchantCode = defaultMerchant } = typeof who === 'string' ? { username: who } : who
    const token = await tokenOf(username, merchantCode)
    return { username, merchantCode, token, headers: { Merchant: merchantCode, Authorization: token } }
  }
}
