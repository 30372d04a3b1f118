/** One merchant with a caller of every kind, open sessions, and a record of everything that has an id. */
import type { Auth, Endpoint } from '#contract/endpoint.ts'
import { OPERATOR_ROLES, mayDo } from '#contract/operator-roles.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { Container } from '#server/container.ts'
import { amount, createBuilders, DEFAULT_PASSWORD, type MemberRecord, uniqueMobile } from '#seed/builders/index.ts'
import type { Facts } from './make-input.ts'
import type { Random } from '#server/testing/random.ts'
import { launchSlot, openSlot, type SlotHost } from './slot-world.ts'

const BALANCE = amount(50_000)
const PAYMENT_PASSWORD = '123456'
const GAME = 'dice'

export interface FuzzCaller {
  /** `slot`: on the page of a slot, with a session of the local provider. */
  kind: Exclude<Auth, 'visitor'> | 'trial' | 'slot'
  /** For an operator. */
  role?: (typeof OPERATOR_ROLES)[number]
  token: string
}
export interface FuzzWorld {
  merchantCode: string
  callers: readonly FuzzCaller[]
  /** Valid tokens of another merchant. */
  strangers: readonly string[]
  facts: Facts
}

type Made = ReturnType<typeof createBuilders>

async function ensureGame(container: Container, given: Made) {
  const { game, vendor } = container.database.prisma
  const found = await game.findFirst({ where: { vendorCode: INHOUSE_VENDOR, gameCode: GAME } })
  if (found) return found
  const house =
    (await vendor.findUnique({ where: { code: INHOUSE_VENDOR } })) ??
    (await given.vendor({ code: INHOUSE_VENDOR, isRunning: true }))
  return given.game({ vendor: house, gameCode: GAME, nodeId: 'fuzz-dice', category: 'INHOUSE', isRunning: true })
}

export async function makeWorld(container: Container, slots: SlotHost): Promise<FuzzWorld> {
  const { database, ledger, clock, config } = container
  const given = createBuilders({ database, ledger, clock, bcryptCost: config.bcryptCost })
  const house = await ensureGame(container, given)
  const merchant = await given.merchant()
  const own = { merchant, balance: BALANCE, paymentPassword: PAYMENT_PASSWORD }
  const top = await given.agent(own)
  const below = await given.agent({ ...own, parent: top })
  const members = await Promise.all(
    [top, below, undefined, below].map((parent) =>
      given.member({ ...own, mobileNumber: uniqueMobile(), ...(parent && { parent }) }),
    ),
  )
  const trial = await given.trial({ merchant, balance: BALANCE })
  const stranger = await given.member({ merchant: await given.merchant() })
  // The server reloads merchants only every few seconds, so announce the new ones.
  container.merchants.forget()
  const one = members[0]!
  const [channel, promotion] = [await given.depositChannel({ merchant }), await given.depositPromotion({ merchant })]
  const deposit = await given.depositOrder({ member: one, channel })
  await given.banks()
  const account = await given.payoutAccount({ member: one })
  const withdrawal = await given.withdrawal({ member: one, account, amount: amount(100) })
  const message = await given.inboxMessage({ member: one })
  const announcement = await given.announcement({ merchant })
  const round = await given.round({ member: one, stake: amount(1) })

  const open = async (of: MemberRecord) => (await container.sessions.open(of, { ip: '127.0.0.1', device: 'fuzz' })).token
  const asMember = async (of: MemberRecord, kind: FuzzCaller['kind']): Promise<FuzzCaller> => ({ kind, token: await open(of) })
  const inside = async (of: MemberRecord): Promise<FuzzCaller[]> => {
    const caller = await container.sessions.authenticate(await open(of))
    if (caller.kind !== 'member') throw new Error('a login is a member’s')
    const game = { gameCode: GAME, asset: of.type === 4 ? `${merchant.currency}.TRIAL` : merchant.currency }
    return [
      { kind: 'game', token: await container.sessions.openGame(caller, game) },
      { kind: 'chat', token: container.sessions.openChat(caller) },
    ]
  }
  const ofSlots = { token: await open(one), merchantCode: merchant.code }
  const operators = await Promise.all([...OPERATOR_ROLES, 'MANAGER' as const].map((role) => given.operator({ merchant, role })))
  const callers: FuzzCaller[] = [
    ...(await Promise.all(members.map((of) => asMember(of, 'member')))),
    ...(await Promise.all([top, below].map((of) => asMember(of, 'agent')))),
    await asMember(trial, 'trial'),
    ...(await Promise.all([one, members[1]!, trial].map(inside))).flat(),
    { kind: 'slot', token: await openSlot(slots, ofSlots) },
    { kind: 'slot', token: await openSlot(slots, { token: await open(members[1]!), merchantCode: merchant.code }) },
    ...(await Promise.all(
      operators.map(async ({ id, merchantId, role }): Promise<FuzzCaller> => ({
        kind: 'operator',
        role: role as FuzzCaller['role'],
        token: await container.operatorSessions.open({ operatorId: id, merchantId }),
      })),
    )),
  ]
  const people = [...members, top, below]
  const ids = people.map(({ id }) => id)
  const names = people.map(({ username }) => username)
  const days = [-1, 0, 1].map((shift) => new Date(clock.now().getTime() + shift * 86_400_000))
  const dates = days.map((day) => day.toISOString().slice(0, 10))
  return {
    merchantCode: merchant.code,
    callers,
    strangers: [await open(stranger)],
    facts: {
      username: [...names, ...operators.map(({ username }) => username)],
      member: names,
      targetUsername: names,
      uplineUsername: [top.username],
      vassalage: names,
      recipients: names,
      customerId: ids,
      customerIds: ids,
      memberId: ids,
      uplineId: [top.id, below.id],
      operator: operators.map(({ username }) => username),
      id: [...operators.map(({ id }) => id), announcement.id, channel.id, 1],
      announcementId: [announcement.id],
      password: [DEFAULT_PASSWORD],
      oldPassword: [DEFAULT_PASSWORD],
      loginPassword: [DEFAULT_PASSWORD],
      confirmPassword: [DEFAULT_PASSWORD],
      paymentPassword: [PAYMENT_PASSWORD],
      oldPaymentPassword: [PAYMENT_PASSWORD],
      email: [one.email ?? 'a@example.com', 'b@example.com'],
      mobileNum: [uniqueMobile(), one.mobileNumber ?? ''],
      mobileNo: [uniqueMobile(), one.mobileNumber ?? ''],
      countryDialingCode: ['63'],
      affiliateCode: [top.affiliateCode, below.affiliateCode],
      nodeId: [house.nodeId],
      gameNodeId: [house.nodeId],
      gameCode: [GAME, slots.gameCode],
      launchToken: [await launchSlot(slots, ofSlots), await launchSlot(slots, ofSlots)],
      gameId: [house.id, GAME],
      vendor: [INHOUSE_VENDOR],
      vendorId: [INHOUSE_VENDOR],
      depositId: [deposit.number, String(deposit.id)],
      withdrawalId: [withdrawal.id],
      bankCardId: [account.id],
      promotionId: [promotion.id],
      messageIds: [Number(message.id)],
      inboxId: [Number(message.id)],
      roundId: [String(round.id)],
      typeId: [channel.id],
      startDate: dates,
      endDate: dates,
      from: days.map((day) => day.getTime()),
      to: days.map((day) => day.getTime()),
      amount: [1, 10, 100.25, 0.0001, 49_999],
      stake: [0.1, 1, 10],
      target: [50, 1.5, 98],
      reason: ['because of the fuzz'],
      code: [merchant.code],
      merchant: [merchant.code],
      version: [0, 1],
      requestId: ['request-1', 'request-2'],
    },
  }
}

/** A caller with access; undefined if none is left. */
export function callerFor(endpoint: Endpoint, { callers }: FuzzWorld, gone: ReadonlySet<string>, random: Random) {
  const may = callers.filter(({ kind, role, token }) => {
    if (gone.has(token)) return false
    if (endpoint.auth === 'operator') return kind === 'operator' && (!endpoint.permission || mayDo(role!, endpoint.permission))
    if (endpoint.auth === 'member') return kind === 'member' || kind === 'agent' || (kind === 'trial' && !endpoint.trialRefused)
    return kind === (endpoint.path.startsWith('/slots/') ? 'slot' : endpoint.auth)
  })
  return may.length > 0 ? random.pick(may) : undefined
}
