/** The secret session tokens are signed with lives in the database: restarts and replicas share it. */
import * as z from 'zod'
import type { Database } from '#server/platform/database.ts'
import { newSecret } from '#server/platform/ids.ts'

const PURPOSE = 'session-signing'
const SECRET_BYTES = 48
const LOCK = 7_202
const material = z.object({ secret: z.string().min(32) })

export async function loadSessionSecret({ prisma }: Database): Promise<string> {
  const row = await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`
    const newest = await tx.serverKey.findFirst({ where: { purpose: PURPOSE }, orderBy: { createdAt: 'desc' } })
    return newest ?? (await tx.serverKey.create({ data: { purpose: PURPOSE, material: { secret: newSecret(SECRET_BYTES) } } }))
  })
  return material.parse(row.material).secret
}
