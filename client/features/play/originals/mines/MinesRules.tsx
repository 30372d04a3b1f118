import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MINES_MOST } from '#contract/play/originals/mines.ts'
import { GameRules } from '#client/features/play/game-frame/index.ts'
import type { MinesTable } from './mines-calls.ts'
import { MinesPays } from './MinesPays.tsx'

interface Props {
  table: MinesTable
  currency: ComponentProps<typeof GameRules>['currency']
  /** The number of mines on the board; the pays depend on it. */
  mines: number
}

/** The rules of Mines, and the pays of each safe tile. */
export function MinesRules({ table, currency, mines }: Props) {
  const { t } = useTranslation('mines')
  return (
    <GameRules
      table={table}
      currency={currency}
      rules={[t('rule_1'), t('rule_2'), t('rule_3'), t('rule_4'), t('rule_5')]}
      facts={[[t('mines'), `1 – ${MINES_MOST}`]]}
      leftAfterMs={table.rules.leftAfterMs}
      keys={t('rule_keys')}
    >
      <MinesPays mines={mines} />
    </GameRules>
  )
}
