import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { GameSession } from '#contract/play/launch.ts'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { isOpenedHere } from '#client/features/play/launch/index.ts'
import { BackBar } from '#client/ui/index.ts'
import { SoundButton } from './SoundButton.tsx'

interface Props {
  session: GameSession
  balance: bigint
  /** A `FairnessLine`. */
  fairness: ReactNode
}

/** Back, the game's name with its fairness below, sound and balance. */
export function GameHeader({ session, balance, fairness }: Props) {
  const { state } = useLocation()
  return (
    <BackBar
      title={session.gameName}
      backTo={isOpenedHere(state) ? undefined : session.backUrl}
      below={fairness}
      trailing={
        <>
          <SoundButton />
          <BalancePill of={{ ...session, sumBalance: balance }} />
        </>
      }
    />
  )
}
