import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { GameRules } from '#client/features/play/game-frame/index.ts'
import type { HiLoTable } from './hilo-calls.ts'
import { HiLoPays } from './HiLoPays.tsx'

interface Props {
  table: HiLoTable
  currency: ComponentProps<typeof GameRules>['currency']
  /** A guess's return, as text. */
  guessReturn: string
}

/** The rules of Hi-Lo, and the pays of each guess. */
export function HiLoRules({ table, currency, guessReturn }: Props) {
  const { t } = useTranslation('hilo')
  return (
    <GameRules
      table={table}
      currency={currency}
      leftAfterMs={table.rules.leftAfterMs}
      rules={[
        t('rule_1'),
        t('rule_2'),
        t('rule_3'),
        t('rule_4', { cards: table.mostCards, guesses: table.mostGuesses }),
        t('rule_5'),
      ]}
      facts={[[t('rule_return'), guessReturn]]}
      keys={t('rule_keys')}
    >
      <HiLoPays options={table.options} />
    </GameRules>
  )
}
