import type { Prisma, Member } from '#prisma/client.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { takenCodeOf } from './member.repository.ts'

type Change = Pick<
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
     * Writes where the member is still as it was read; `complete` belongs to it. False where another call was first.
     * Throws `exists.mobile.err` or `exists.email.err`, also where two members come at once.
     */
    async change(
      asRead: Pick<Member, 'id'> & Partial<Pick<Member, 'passwordHash' | 'paymentPasswordHash'>>,
      data: Change,
      complete: (tx: PrismaTransaction) => Promise<void>,
    ): Promise<boolean> {
      try {
        return await prisma.$transaction(async (tx) => {
          const { count } = await tx.member.updateMany({ where: asRead, data })
          if (count > 0) await complete(tx)
          return count > 0
        })
      } catch (error) {
        const code = takenCodeOf(error)
        throw code ? new AppError(code) : error
      }
    },

    /** Another member of the merchant who has the address. */
    findByEmail: (merchantId: number, email: string): Promise<Pick<Member, 'id'> | null> =>
      prisma.member.findUnique({ where: { merchantId_email: { merchantId, email } }, select: { id: true } }),
  }
}
export type CredentialRepository = ReturnType<typeof createCredentialRepository>
