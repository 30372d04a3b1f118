/** Creates many members at once, with their places in the tree and their ledger accounts. */
import type { MerchantRecord } from '#seed/builders/index.ts'
import { type MemberDetails, memberRow, PLACE_IN_TREE } from '#seed/builders/member.ts'
import { assetOfMember } from '#seed/builders/money.ts'
import type { Player } from '#seed/builders/round.ts'
import { memberAccount } from '#server/ledger/index.ts'
import type { WorldDeps } from './context.ts'

/** A new member: its upline by name, since there are no ids yet. */
export type Person = Omit<MemberDetails, 'parent' | 'merchant' | 'password' | 'balance'> & { username: string; under?: string }

export interface Resident extends Player {
  username: string
  nickname: string
  type: number
  language: string
}

/** Uplines must come before their downlines. Returns members by username. */
export async function writePeople(
  { database: { prisma, pool }, ledger, clock }: WorldDeps,
  merchant: MerchantRecord,
  people: readonly Person[],
  passwordHash: string,
): Promise<Map<string, Resident>> {
  const ids = new Map<string, number>()
  let waiting = [...people]
  while (waiting.length > 0) {
    const isPlaced = ({ under }: Person) => under === undefined || ids.has(under)
    const level = waiting.filter(isPlaced)
    if (level.length === 0) throw new Error(`no upline for ${waiting.map(({ username }) => username).join(', ')}`)
    const data = level.map(({ under, ...person }) => {
      const parent = under === undefined ? {} : { parent: { id: ids.get(under) ?? 0 } }
      return memberRow({ ...person, ...parent }, merchant, passwordHash, clock.now())
    })
    const made = await prisma.member.createManyAndReturn({ data, select: { id: true, username: true } })
    for (const { id, username } of made) ids.set(username, id)
    waiting = waiting.filter((person) => !level.includes(person))
  }
  await pool.query(PLACE_IN_TREE, [[...ids.values()]])

  const residents = people.map((person): Resident => {
    const type = person.type ?? 0
    return {
      username: person.username,
      nickname: person.nickname ?? person.username,
      language: person.language ?? merchant.defaultLanguage,
      type,
      isTest: person.isTest ?? false,
      merchantId: merchant.id,
      memberId: ids.get(person.username) ?? 0,
      asset: assetOfMember({ type, merchant }),
    }
  })
  await ledger.resolveAccounts(
    residents.flatMap((resident) => [memberAccount(resident), memberAccount(resident, 'MEMBER_LOCKED')]),
  )
  return new Map(residents.map((resident) => [resident.username, resident]))
}
