import type { Provider } from '#contract/identity/social-login.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface ExternalAccount {
  merchantId: number
  provider: Provider
  subject: string
}

/** A concurrent login of the same person was first. */
export class AccountIsTaken extends Error {}

export function createExternalIdentityRepository({ prisma }: Database, clock: Clock) {
  return {
    async findMemberId({ merchantId, provider, subject }: ExternalAccount): Promise<number | undefined> {
      const row = await prisma.externalIdentity.findUnique({
        where: { merchantId_provider_subject: { merchantId, provider, subject } },
        select: { memberId: true },
      })
      return row?.memberId
    },

    /** In the transaction that creates the member. Throws `AccountIsTaken`, also for a concurrent call. */
    async link(account: ExternalAccount, memberId: number, tx: PrismaTransaction): Promise<void> {
      const { count } = await tx.externalIdentity.createMany({
        data: { ...account, memberId, createdAt: clock.now() },
        skipDuplicates: true,
      })
      if (count === 0) throw new AccountIsTaken()
    },
  }
}
export type ExternalIdentityRepository = ReturnType<typeof createExternalIdentityRepository>
