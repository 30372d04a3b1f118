import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GameCard } from '#contract/play/game.ts'
import type { WalletAccount, WalletBalance } from '#contract/money/wallet.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { currentSession } from '#client/lib/session.ts'

interface Offer {
  to: WalletAccount
  /** The main wallet's balance. */
  balance: bigint
  isOpen: boolean
  opening: number
}
interface Props {
  game: GameCard
  /** Whether the game's sheet is open. */
  isOpen: boolean
  onPlay: () => void
}

/** On sites with studio wallets: the game's wallet, if it is empty and the main one is not. */
function emptyWallet({ balance, mainWalletBalance }: WalletBalance, { vassalage }: GameCard): WalletAccount | undefined {
  const to = balance.find(({ accountName, displayName }) => displayName !== undefined && accountName === vassalage)
  return to?.availBalance === 0n && !to.hold && (mainWalletBalance ?? 0n) > 0n ? to : undefined
}

/** "Move money in first?", asked before a game would open with no money. Practice money needs no transfer. */
export function useMoveIn({ game, isOpen, onPlay }: Props) {
  const queryClient = useQueryClient()
  const [offer, setOffer] = useState<Offer>()
  // The tap waits for the wallets: otherwise the game would open with ₱0.00.
  const { mutate, reset, isPending } = useMutation({ mutationFn: () => queryClient.fetchQuery(walletBalance()) })
  // Another game, or none: the earlier tap no longer applies.
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
    /** Kept while the sheet closes. */
    offer,
    close: () => setOffer((last) => last && { ...last, isOpen: false }),
  }
}
