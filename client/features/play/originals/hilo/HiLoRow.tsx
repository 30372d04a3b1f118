import { ChevronsRight, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import { Button } from '#client/ui/index.ts'
import { factorText } from './hi-lo-cards.ts'
import type { HiLoRound } from './hilo-calls.ts'
import styles from './HiLoGame.module.css'
import { useCounted } from './use-counted.ts'

interface Props {
  /** The round to show, and the same one while it is open. */
  round: HiLoRound | undefined
  open: HiLoRound | undefined
  mostCards: number
  isStill: boolean
  isOff: boolean
  onSkip: () => void
  onChange: () => void
}

/** A component of its own, because it renders every frame while it counts. */
function CountedFactor({ factor, isStill }: { factor: number; isStill: boolean }) {
  return `${factorText(useCounted(factor, MULTIPLIER_SCALE, isStill))}×`
}

/** Below the guesses: a free change of card, and the round's progress. */
export function HiLoRow({ round, open, mostCards, isStill, isOff, onSkip, onChange }: Props) {
  const { t } = useTranslation('hilo')
  const [Icon, text, onTap] = open ? ([ChevronsRight, t('skip'), onSkip] as const) : ([RefreshCw, t('change'), onChange] as const)
  const total = round?.multiplier
  return (
    <div className={styles.row}>
      {/* Keeps the focus while disabled: the round continues a moment later. */}
      <Button
        variant="secondary"
        icon={<Icon size={20} aria-hidden="true" />}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onTap()}
      >
        {text}
      </Button>
      <dl className={styles.figures}>
        <div>
          <dt>{t('total')}</dt>
          <dd>{total == null ? '–' : <CountedFactor factor={total} isStill={isStill} />}</dd>
        </div>
        <div>
          <dt>{t('cards_count')}</dt>
          <dd>
            {(round?.cards.length ?? 0) + 1}
            <span className={styles.of}>{` / ${mostCards}`}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}
