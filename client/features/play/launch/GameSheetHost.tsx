import { Suspense, useCallback, useEffect, useState } from 'react'
import { closeGame, useChosenGame } from '#client/features/play/game/index.ts'
import { askForFreshPage, lazyPart } from '#client/lib/lazy-part.ts'
import { ErrorBoundary } from '#client/ui/index.ts'

const GameSheet = lazyPart(() => import('./GameSheet.tsx'), 'GameSheet')

/** The sheet's code did not load: the page stays. */
function Lost({ onGone }: { onGone: () => void }) {
  useEffect(() => {
    askForFreshPage()
    onGone()
  }, [onGone])
  return null
}

/** The sheet of the chosen game, on every page that shows games. Its code loads with the first tap. */
export function GameSheetHost() {
  const game = useChosenGame()
  const [isWanted, setWanted] = useState(false)
  if (game && !isWanted) setWanted(true)
  useEffect(() => closeGame, [])
  const giveUp = useCallback(() => {
    closeGame()
    setWanted(false)
  }, [])
  if (!isWanted) return null
  return (
    <ErrorBoundary fallback={<Lost onGone={giveUp} />}>
      <Suspense fallback={null}>
        <GameSheet game={game} />
      </Suspense>
    </ErrorBoundary>
  )
}
