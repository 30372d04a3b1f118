import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GameCard } from '#contract/play/game.ts'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import { closeGame, GameActionSheet, recommendedGames, useVendor } from '#client/features/play/game/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { MoveInSheet } from '#client/features/money/wallet-transfer/index.ts'
import { useLaunch } from './use-launch.ts'
import { useMoveIn } from './use-move-in.ts'

/** One row next to the sheet's own game. */
const OTHERS = 3

function OpenSheet({ game, isOpen }: { game: GameCard; isOpen: boolean }) {
  const favourites = useFavourites()
  const currency = useCurrency()
  const vendor = useVendor(game.vassalage)
  const { play, tryFree, isOpening, isClosed, backAt, unfinished, finish } = useLaunch(game)
  const { data: recommended = [] } = useQuery({ ...recommendedGames(), enabled: isClosed })
  const others = recommended.filter(({ nodeId }) => nodeId !== game.nodeId).slice(0, OTHERS)
  const moveIn = useMoveIn({ game, isOpen, onPlay: play })
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
        unfinished={unfinished}
        others={others}
        isOpening={isOpening || moveIn.isLooking}
        onPlay={moveIn.playOrAsk}
        onTry={tryFree}
        onFinish={finish}
      />
      {moveIn.offer && (
        <MoveInSheet
          key={moveIn.offer.opening}
          isOpen={moveIn.offer.isOpen}
          to={moveIn.offer.to}
          balance={moveIn.offer.balance}
          onPlay={() => {
            moveIn.close()
            play()
          }}
          onClose={moveIn.close}
        />
      )}
    </>
  )
}

/** Keeps showing the last game while the sheet closes. */
export function GameSheet({ game }: { game: GameCard | null }) {
  const [shown, setShown] = useState(game)
  if (game && game !== shown) setShown(game)
  return shown && <OpenSheet game={shown} isOpen={game !== null} />
}
