import { Suspense, useEffect, useState } from 'react'
import { closeGame, useChosenGame } from '#client/features/game/index.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'

const GameSheet = lazyPart(() => import('./GameSheet.tsx'), 'GameSheet')

/** The sheet of the chosen game: once on every page that shows games. Its code comes with the first tap. */
export function GameSheetHost() {
  const game = useChosenGame()
  const [isWanted, setWanted] = useState(false)
  if (game && !isWanted) setWanted(true)
  useEffect(() => closeGame, [])
  return <Suspense fallback={null}>{isWanted && <GameSheet game={game} />}</Suspense>
}
