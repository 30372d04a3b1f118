import { useTranslation } from 'react-i18next'
import { HI_LO_RANKS, hiLoWinners } from '#contract/play/originals/hilo.ts'
import { multiplierText, PaysTable } from '#client/features/play/game-frame/index.ts'
import styles from './HiLoGame.module.css'
import type { HiLoTable } from './hilo-calls.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** What one guess pays, card by card, and how many of the 13 ranks win. */
export function HiLoPays({ options }: Pick<HiLoTable, 'options'>) {
  const { t } = useTranslation('hilo')
  const cell = (multiplier: number, winners: number) => (
    <>
      {`${multiplierText(multiplier)}× `}
      <span className={styles.of}>{`${winners}/${HI_LO_RANKS}`}</span>
    </>
  )
  return (
    <PaysTable
      caption={t('pays')}
      heads={[t('pays_card'), t('higher'), t('lower')]}
      rows={options.map(({ higher, lower }, rank) => [
        RANKS[rank],
        cell(higher, hiLoWinners(rank, 'higher')),
        cell(lower, hiLoWinners(rank, 'lower')),
      ])}
    />
  )
}
