/** Makes the rewards area: what members are given, and how they claim it. */
import type { Core } from '#server/container/core.ts'
import type { Money, Wallets } from '#server/features/money/money.container.ts'
import { createRewardClaim } from './reward/claim-reward.ts'
import { createRewardBoard } from './reward/reward-board.ts'
import { createRewardPersons } from './reward/reward-person.repository.ts'
import { createRewardTicketService } from './reward/reward-ticket.service.ts'
import { createRewardRepository } from './reward/reward.repository.ts'
import { rewardRoutes } from './reward/reward.routes.ts'
import { createRewardService } from './reward/reward.service.ts'

interface Deps {
  money: Money
  wallets: Wallets
}

export function createRewards(core: Core, { money: { turnover, asksForBonus }, wallets: { wallet } }: Deps) {
  const { database, ledger, letters, inTransaction, clock } = core
  const rows = { rewards: createRewardRepository(database), persons: createRewardPersons(database) }
  const board = createRewardBoard({ ...rows, turnover, asksForBonus, inTransaction, clock })
  const claims = createRewardClaim({ ...rows, asksForBonus, turnover, wallet, letters, ledger, inTransaction, clock })
  const service = createRewardService({ ...rows, board, claims, clock })
  return {
    /** How many tickets ran out. */
    expireRewards: () => rows.rewards.expire(clock.now()),
    routes: [...rewardRoutes(service, createRewardTicketService({ ...rows, board, service, clock }))],
  }
}
