import { useEffect, useRef } from 'react'
import { type AutoBet, type EndedBet, useAutoBet } from '#client/features/play/game-frame/index.ts'
import type { OwnBet, Wish } from './use-crash-bet.ts'

interface Deps {
  own: OwnBet
  /** A bet can be placed now. */
  isOpen: boolean
  /** The highest stake possible now. */
  most: bigint
  wishOf: (stake: bigint) => Wish | undefined
}

/** Automatic bets, one per round; each lasts until its round has paid. */
export function useAutoCrash({ own, isOpen, most, wishOf }: Deps): AutoBet {
  const waiting = useRef<{ bet: string; end: (ended: EndedBet) => void }>(undefined)
  const { last } = own
  useEffect(() => {
    if (!last || waiting.current?.bet !== last.bet) return
    const { end } = waiting.current
    waiting.current = undefined
    // A returned stake is neither won nor lost.
    end({ stake: last.stake, payout: last.state === 'RETURNED' ? last.stake : last.payout })
  }, [last])

  async function place(stake: bigint): Promise<EndedBet | undefined> {
    const wish = wishOf(stake)
    const bet = wish && (await own.place(wish))
    if (!bet) return undefined
    return new Promise((resolve) => {
      waiting.current = { bet: bet.bet, end: resolve }
    })
  }
  return useAutoBet({ isBusy: !isOpen, most, place })
}
