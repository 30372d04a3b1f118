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
     * Writes where the member is still as it was read. False where another call was first. Throws `exists.mobile.err` or
     * `exists.email.err`, also where two members come at once.
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
