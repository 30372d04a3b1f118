/** QA members with turnover to play before they can withdraw. */
import { amount, type createBuilders } from '#seed/builders/index.ts'
import { after, startOfToday, type WorldDeps } from './context.ts'

type Builders = ReturnType<typeof createBuilders>
type Made = ReadonlyMap<string, { id: number; merchantId: number }>
const BONUS_TITLES = {
  tl: 'Unang deposito: 100% bonus',
  en: 'First deposit: 100% bonus',
  zh: '首次存款：100% 奖金',
  vi: 'Nạp lần đầu: thưởng 100%',
}
const TEN_MINUTES_MS = 600_000

/** Required by a deposit and by a bonus, each half played. */
export async function writeTurnover(deps: WorldDeps, given: Builders, member: { id: number; merchantId: number }): Promise<void> {
  const createdAt = after(startOfToday(deps, 'Asia/Manila'), -2)
  const { id: memberId, merchantId } = member
  const half = amount(1_000)
  await deps.database.prisma.turnoverRequirement.create({
    data: {
      merchantId,
      memberId,
      createdAt,
      source: 'DEPOSIT',
      reference: `qa-${memberId}`,
      required: amount(2_000),
      done: half,
      parts: { create: [{ category: 'RNG', done: half }] },
    },
  })
  await given.openBonus({
    member,
    titles: BONUS_TITLES,
    bonus: amount(500),
    required: amount(5_000),
    done: amount(2_500),
    createdAt,
  })
}

/** Open bonuses in the interesting states. */
export async function writeBonuses({ database: { prisma }, clock }: WorldDeps, given: Builders, made: Made): Promise<void> {
  const open = (username: string, details: Omit<Parameters<Builders['openBonus']>[0], 'member'> = {}) =>
    given.openBonus({ member: made.get(username)!, titles: BONUS_TITLES, maxStake: amount(100), ...details })
  const now = clock.now()
  await open('qabonus', { onWithdrawal: 'FORFEITS', expiresAt: after(now, 30), maxRelease: 1 })
  await open('qabonuswon', { bonusLeft: amount(2_600), done: amount(9_000), maxRelease: 1 })
  await open('qabonuslost', { bonusLeft: 0n, ownResult: amount(600), done: amount(4_000) })
  await open('qabonusnear', { bonusLeft: amount(850), done: amount(22_900) })
  await open('qabonusends', { bonusLeft: amount(400), done: amount(12_000), expiresAt: new Date(now.getTime() + TEN_MINUTES_MS) })
  await open('qabonusbet')
  const { id: memberId } = made.get('qabonusbet')!
  const { gameCode } = await prisma.game.findFirstOrThrow({ where: { category: 'RNG' }, orderBy: { id: 'asc' } })
  await given.openRound({ member: { id: memberId }, gameCode, stake: amount(50) })
}
