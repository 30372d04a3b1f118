/** Creates and renews vendors' keys to the wallet API, sealed at rest. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newSecret } from '#server/platform/ids.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { loadServerSecret, VENDOR_SEALING } from '#server/platform/server-secret.ts'
import { createTransactions } from '#server/platform/transactions.ts'

const SECRET_BYTES = 32
/** The old key stays valid, so that the vendor can change to the new one without a gap. */
const OVERLAP_MS = 24 * 3_600_000
const NOT_YET = ''

export interface NewVendorKey {
  vendorCode: string
  /** How to treat a rollback once its round has won (WAL-07); unchanged if absent. */
  afterWin?: 'REFUSE' | 'COMPENSATE' | undefined
}

interface Deps {
  database: Database
  clock: Clock
}

const openBox = async (database: Database) =>
  createSecretBox({ secret: await loadServerSecret(database, VENDOR_SEALING), sealed: 'vendor-wallet', owners: 'vendor' })

function refuseHouse(vendorCode: string): void {
  if (vendorCode === INHOUSE_VENDOR) throw new AppError('permission.denied', { vendorCode })
}

/** Returns the vendor's current key, or a new one if it has none. Throws like `renewVendorKey`. */
export async function keepVendorKey({ database, clock }: Deps, vendorCode: string): Promise<string> {
  refuseHouse(vendorCode)
  const box = await openBox(database)
  const access = await database.prisma.vendorAccess.findUnique({ where: { vendorCode } })
  if (access) return box.open(access.id, access.secret)
  return createTransactions(database)(async (tx) => {
    if (!(await tx.vendor.findUnique({ where: { code: vendorCode } }))) throw new AppError('no.data', { vendorCode })
    // The second of two concurrent calls waits here and finds the first one's key.
    await tx.vendorAccess.createMany({ data: [{ vendorCode, secret: NOT_YET, createdAt: clock.now() }], skipDuplicates: true })
    const made = await tx.vendorAccess.findUniqueOrThrow({ where: { vendorCode } })
    if (made.secret !== NOT_YET) return box.open(made.id, made.secret)
    const secret = newSecret(SECRET_BYTES)
    await tx.vendorAccess.update({ where: { id: made.id }, data: { secret: box.seal(made.id, secret) } })
    return secret
  })
}

/** Returns the new key. Throws `no.data` for an unknown vendor, `permission.denied` for the in-house one: it needs no wallet API. */
export async function renewVendorKey({ database, clock }: Deps, { vendorCode, afterWin }: NewVendorKey): Promise<string> {
  refuseHouse(vendorCode)
  const box = await openBox(database)
  const secret = newSecret(SECRET_BYTES)
  const now = clock.now()
  await createTransactions(database)(async (tx) => {
    if (!(await tx.vendor.findUnique({ where: { code: vendorCode } }))) throw new AppError('no.data', { vendorCode })
    const access = await tx.vendorAccess.upsert({
      where: { vendorCode },
      create: { vendorCode, secret: NOT_YET, createdAt: now },
      update: {},
    })
    const previous = access.secret === NOT_YET ? null : access.secret
    await tx.vendorAccess.update({
      where: { id: access.id },
      data: {
        secret: box.seal(access.id, secret),
        previousSecret: previous,
        previousUntil: previous && new Date(now.getTime() + OVERLAP_MS),
        ...(afterWin && { afterWin }),
      },
    })
  })
  return secret
}
