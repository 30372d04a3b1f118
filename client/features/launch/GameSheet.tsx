import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { GameCard } from '#contract/game.ts'
import { useFavourites } from '#client/features/favourite/index.ts'
import { closeGame, GameActionSheet, recommendedGames, useVendor } from '#client/features/game/index.ts'
import { useCurrency } from '#client/features/system/index.ts'
import { useBalance } from '#client/features/wallet/index.ts'
import { MoveInSheet } from '#client/features/wallet-transfer/index.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { currentSession } from '#client/lib/session.ts'
import { useLaunch } from './use-launch.ts'

/** One row beside the sheet's own game. */
const OTHERS = 3

/** Where each studio has a wallet of its own: is that of the game empty, while the main one is not? Practice money follows by itself. */
function useMoveIn({ vassalage }: GameCard) {
  const { data: wallet } = useBalance()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const session = currentSession()
  const to = wallet?.balance.find(({ accountName, displayName }) => displayName !== undefined && accountName === vassalage)
  const balance = wallet?.mainWalletBalance ?? 0n
  return {
    to,
    balance,
    isOpen,
    /** Kept on show while it slides away. */
    wasOpen,
    isNeeded: session !== null && !isTrialType(session.type) && to?.availBalance === 0n && !to.hold && balance > 0n,
    open: () => {
      setOpen(true)
      setWasOpen(true)
    },
    close: () => setOpen(false),
  }
}

function OpenSheet({ game, isOpen }: { game: GameCard; isOpen: boolean }) {
  const favourites = useFavourites()
  const currency = useCurrency()
  const vendor = useVendor(game.vassalage)
  const { play, tryFree, isOpening, isClosed, backAt } = useLaunch(game)
  const { data: recommended = [] } = useQuery({ ...recommendedGames(), enabled: isClosed })
  const others = recommended.filter(({ nodeId }) => nodeId !== game.nodeId).slice(0, OTHERS)
  const moveIn = useMoveIn(game)
  return (
    <>
      <GameActionSheet
        game={game}
        isOpen={isOpen}
        onClose={closeGame}
        vendor={vendor}
        currency={currency}
        favourites={favourites}
        isClosed={isClosed}
        backAt={backAt}
        others={others}
        isOpening={isOpening}
        onPlay={moveIn.isNeeded ? moveIn.open : play}
        onTry={tryFree}
      />
      {moveIn.wasOpen && moveIn.to && (
        <Suspense fallback={null}>
          <MoveInSheet
            isOpen={moveIn.isOpen}
            to={moveIn.to}
            balance={moveIn.balance}
            onPlay={() => {
              moveIn.close()
              play()
            }}
            onClose={moveIn.close}
          />
        </Suspense>
      )}
    </>
  )
}

/** Keeps the last game on show while the sheet slides away. */
export function GameSheet({ game }: { game: GameCard | null }) {
  const [shown, setShown] = useState(game)
  if (game && game !== shown) setShown(game)
  return shown && <OpenSheet game={shown} isOpen={game !== null} />
}
