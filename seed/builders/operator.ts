import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Database } from '#server/platform/database.ts'
import type { MerchantRecord } from './merchant.ts'
import { unique } from './unique.ts'

export interface OperatorDetails {
  merchant?: MerchantRecord
  username?: string
  name?: string
  role?: OperatorRole
  isActive?: boolean
  /** The password is a first password, to be changed. */
  mustChangePassword?: boolean
  password?: string
}

export interface OperatorRecord {
  id: number
  merchantId: number
  merchantCode: string
  username: string
  password: string
  role: OperatorRole
}

/** An operator with every permission, unless a role is given. */
export async function createOperator(
  { prisma }: Database,
  details: OperatorDetails,
  given: { merchant: Pick<MerchantRecord, 'id' | 'code'>; password: string; passwordHash: string; createdAt: Date },
): Promise<OperatorRecord> {
  const { merchant, password, passwordHash, createdAt } = given
  const { username = unique('op'), role = 'MANAGER', isActive = true, mustChangePassword = false } = details
  const { id } = await prisma.operator.create({
    data: {
      merchantId: merchant.id,
      username,
      name: details.name ?? username,
      role,
      isActive,
      mustChangePassword,
      passwordHash,
      createdAt,
    },
    select: { id: true },
  })
  return { id, merchantId: merchant.id, merchantCode: merchant.code, username, password, role }
}
