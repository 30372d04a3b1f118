import { useTranslation } from 'react-i18next'
import { KENO_MOST_CHOSEN, kenoChances, kenoPays, type KenoRisk } from '#contract/play/originals/keno.ts'
import { oddsText, PaysTable } from '#client/features/play/game-frame/index.ts'
import { formatNumber } from '#client/lib/format.ts'

interface Props {
  risk: KenoRisk
  /** How many numbers are chosen; without any, the maximum. */
  chosen: number
}

/** The pays and the chance of each number of hits (GAM-04). */
export function KenoOdds({ risk, chosen: count }: Props) {
  const { t, i18n } = useTranslation('keno')
  const chosen = count || KENO_MOST_CHOSEN
  const pays = kenoPays(risk, chosen)
  const oneIn = (chance: number) => {
    const tries = 1 / chance
    return formatNumber(tries, i18n.language, { maximumFractionDigits: tries < 100 ? 1 : 0 })
  }
  return (
    <PaysTable
      caption={t('odds', { count: chosen })}
      heads={[t('odds_hits'), t('odds_pays'), t('odds_one_in')]}
      rows={kenoChances(chosen).map((chance, hits) => [hits, `${oddsText(pays[hits]!)}×`, oneIn(chance)])}
    />
  )
}
