import type { Prisma, Member } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { orTaken } from './member.repository.ts'

export type CredentialChange = Pick<
  Prisma.MemberUncheckedUpdateManyInput,
  | 'passwordHash'
  | 'passwordChangedAt'
  | 'mustChangePassword'
  | 'passwordResetAt'
  | 'passwordResetBy'
  | 'paymentPasswordHash'
  | 'paymentOpensAt'
  | 'diallingCode'
  | 'mobileNumber'
  | 'mobileVerifiedAt'
  | 'email'
  | 'emailVerifiedAt'
>

export function createCredentialRepository({ prisma }: Database) {
  return {
    /**
     * Writes only if the member is unchanged since it was read; false otherwise. Throws `exists.mobile.err` or
     * `exists.email.err`, also for concurrent calls.
     */
    async change(
      tx: PrismaTransaction,
      asRead: Pick<Member, 'id'> & Partial<Pick<Member, 'passwordHash' | 'paymentPasswordHash'>>,
      data: CredentialChange,
    ): Promise<boolean> {
      return (await orTaken(tx.member.updateMany({ where: asRead, data }))).count > 0
    },

    /** Another member of the merchant with this address. */
    findByEmail: (merchantId: number, email: string): Promise<Pick<Member, 'id'> | null> =>
      prisma.member.findUnique({ where: { merchantId_email: { merchantId, email } }, select: { id: true } }),
  }
}
export type CredentialRepository = ReturnType<typeof createCredentialRepository>
