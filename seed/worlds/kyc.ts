/** Identity checks in each state, for demo members and testers. */
import { createBuilders } from '#seed/builders/index.ts'
import { after, HOUR_MS, type WorldDeps } from './context.ts'

interface Checked {
  id: number
  merchantId: number
}
const SHARED_NUMBER = 'P7712345B'
const TAKEN_BACK_REASON = 'Hindi tugma ang mukha sa selfie at sa ID. Magpadala ng bagong selfie na hawak ang ID mo.'
const REASON = 'Malabo ang larawan: hindi mabasa ang numero. Kunan ulit sa maliwanag na lugar.'

const cashierOf = ({ database: { prisma } }: WorldDeps, merchantId: number) =>
  prisma.operator.findFirstOrThrow({ where: { merchantId, role: 'CASHIER' }, select: { id: true, username: true } })

/** `twin` uses the same number as the pending check, so that operators get a warning. */
export async function writeKycChecks(
  deps: WorldDeps,
  members: { pending: Checked; approved: Checked; rejected: Checked; twin?: Checked; takenBack?: Checked },
): Promise<void> {
  const { pending, approved, rejected, twin, takenBack } = members
  const given = createBuilders(deps)
  const operator = await cashierOf(deps, pending.merchantId)
  const now = deps.clock.now()
  await given.kycCheck({
    member: approved,
    operator,
    state: 'APPROVED',
    idType: 'PHILSYS',
    number: '4417-2201-9935-0081',
    fields: { fullName: 'Rosario Bautista', birthday: '1986-11-02', address: 'Lapu-Lapu 8, Cebu City' },
    pictures: ['FRONT', 'BACK', 'SELFIE'],
    submittedAt: after(now, -6),
    decidedAt: after(now, -5),
  })
  await given.kycCheck({
    member: rejected,
    operator,
    state: 'REJECTED',
    reason: REASON,
    idType: 'DRIVERS_LICENSE',
    number: 'N04-12-345678',
    fields: { fullName: 'Eduardo Ramos', birthday: '1994-03-19', address: 'Rizal 101, Davao City' },
    submittedAt: after(now, -2),
    decidedAt: after(now, -1),
  })
  if (takenBack)
    await given.kycCheck({
      member: takenBack,
      operator,
      state: 'REJECTED',
      reason: TAKEN_BACK_REASON,
      idType: 'UMID',
      number: 'CRN-0111-2233445-6',
      fields: { fullName: 'Teresita Aquino', birthday: '1979-08-30' },
      submittedAt: after(now, -9),
      approvedAt: after(now, -8),
      decidedAt: after(now, -1),
    })
  if (twin)
    await given.kycCheck({
      member: twin,
      idType: 'PASSPORT',
      number: SHARED_NUMBER.toLowerCase(),
      fields: { fullName: 'Ramon Villanueva', birthday: '1990-06-12' },
      submittedAt: new Date(now.getTime() - 5 * HOUR_MS),
    })
  await given.kycCheck({
    member: pending,
    idType: 'PASSPORT',
    number: SHARED_NUMBER,
    fields: { fullName: 'Ramon Villanueva', birthday: '1990-06-12', address: 'Mabini 12, Quezon City' },
    submittedAt: new Date(now.getTime() - 3 * HOUR_MS),
  })
}
