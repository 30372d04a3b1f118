/** Leaderboards, under the names older clients ask for them (WIR-43). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, wholeNumber } from '../../wire.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const
const ID_MAX = 2_147_483_647
/** Which leaderboard; absent = the first. */
const named = z.object({ promotionId: z.optional(wholeNumber(ID_MAX, 1)), rankBoardId: z.optional(wholeNumber(ID_MAX, 1)) })

const head = {
  rankBoardId: z.int(),
  name: z.string(),
  startTime: z.int(),
  endTime: z.int(),
  totalAmount: money,
}
const place = { rank: z.nullable(z.int()), amount: money, reward: money }

export const rankBoards = endpoint({
  ...member,
  summary: 'Leaderboards that run',
  relay: 'PROMOFE_getRankBoardList',
  value: z.array(z.object(head)),
})

export const ownRankBoards = endpoint({
  ...member,
  summary: "The member's place on each leaderboard",
  relay: 'PROMOFE_getRankBoardMyList',
  value: z.array(z.object({ ...head, ...place })),
})

export const rankBoard = endpoint({
  ...member,
  summary: 'The first places of a leaderboard',
  relay: 'PROMOFE_getRankBoardLeaderboard',
  aliases: ['MCSFE_getMissionLeaderboard'],
  query: named,
  value: z.object({
    /** `playerName`: `ma***ay`, never a whole name. */
    content: z.array(z.object({ ...place, playerName: z.string() })),
    /** The member's own place. */
    footer: z.object(place),
  }),
})

export const rankBoardRules = endpoint({
  ...member,
  summary: 'The rules of a leaderboard',
  relay: 'PROMOFE_getRankBoardRules',
  query: named,
  value: z.nullable(
    z.object({
      ...head,
      minAmount: money,
      gameTypes: z.array(z.string()),
      /** The rules, in the caller's language. */
      description: z.string(),
    }),
  ),
})

export const rankBoardRewards = endpoint({
  ...member,
  summary: 'What the places of a leaderboard win',
  relay: 'PROMOFE_getRankBoardRewards',
  query: named,
  value: z.array(z.object({ fromRank: z.int(), toRank: z.int(), reward: money })),
})
