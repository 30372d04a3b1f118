/** Usernames by id, for lists of people's actions. */
import type { Database } from './database.ts'

type Names = Promise<ReadonlyMap<number, string>>
type Named = readonly { id: number; username: string }[]

const select = { id: true, username: true } as const
const among = (ids: readonly number[]) => ({ id: { in: [...new Set(ids)] } })
const byId = (rows: Named) => new Map(rows.map(({ id, username }) => [id, username]))

export const operatorUsernames = async ({ prisma }: Pick<Database, 'prisma'>, ids: readonly number[]): Names =>
  byId(await prisma.operator.findMany({ where: among(ids), select }))

export const memberUsernames = async ({ prisma }: Pick<Database, 'prisma'>, ids: readonly number[]): Names =>
  byId(await prisma.member.findMany({ where: among(ids), select }))
