import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { OriginalCode } from '#contract/play/originals/registry.ts'
import type { GameTable, TableCalls } from './game-calls.ts'
import { GamePage, type OpenedGame } from './GamePage.tsx'

type Texts = OriginalCode

/** The page of a game: `texts` names its own, which have a title. */
export const gamePage =
  <Table extends GameTable>(calls: TableCalls<Table>, texts: Texts, Game: ComponentType<OpenedGame<Table>>) =>
  () => {
    const { t } = useTranslation(texts)
    return (
      <GamePage calls={calls} title={t('title')}>
        {(game) => <Game {...game} />}
      </GamePage>
    )
  }
