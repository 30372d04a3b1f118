import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GameCard } from '#contract/game.ts'
import type { WalletAccount, WalletBalance } from '#contract/wallet.ts'
import { walletBalance } from '#client/features/wallet/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { currentSession } from '#client/lib/session.ts'

interface Offer {
  to: WalletAccount
  /** What is in the main wallet. */
  balance: bigint
  isOpen: boolean
  opening: number
}
interface Props {
  game: GameCard
  /** Its sheet. */
  isOpen: boolean
  onPlay: () => void
}

/** Where each studio has a wallet of its own: that of the game, if it is empty while the main one is not. */
function emptyWallet({ balance, mainWalletBalance }: WalletBalance, { vassalage }: GameCard): WalletAccount | undefined {
  const to = balance.find(({ accountName, displayName }) => displayName !== undefined && accountName === vassalage)
  return to?.availBalance === 0n && !to.hold && (mainWalletBalance ?? 0n) > 0n ? to : undefined
}

/** "Move money in first?", asked before a game that would open with nothing. Practice money follows by itself. */
export function useMoveIn({ game, isOpen, onPlay }: Props) {
  const queryClient = useQueryClient()
  const [offer, setOffer] = useState<Offer>()
  // The tap waits for the wallets: without them the game would open with ₱0.00.
  const { mutate, reset, isPending } = useMutation({ mutationFn: () => queryClient.fetchQuery(walletBalance()) })
  // Another game, or none: what was tapped is no longer meant.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they are what it is done for
  useEffect(() => reset, [game, isOpen, reset])

  const playOrAsk = () => {
    const session = currentSession()
    if (!session || isTrialType(session.type)) return onPlay()
    return mutate(undefined, {
      onSuccess: (wallet) => {
        const to = emptyWallet(wallet, game)
        if (!to) return onPlay()
        return setOffer({ to, balance: wallet.mainWalletBalance ?? 0n, isOpen: true, opening: (offer?.opening ?? 0) + 1 })
      },
      onError: (error) => void toastError(error),
    })
  }
  return {
    playOrAsk,
    isLooking: isPending,
    /** Kept on show while it slides away. */
    offer,
    close: () => setOffer((last) => last && { ...last, isOpen: false }),
  }
}
