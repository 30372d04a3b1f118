import { useTranslation } from 'react-i18next'
import type { VendorLane } from '#contract/play/game.ts'
import { ChoiceChip } from '#client/ui/index.ts'
import styles from './GameList.module.css'
import { kindLabel } from './kind-label.ts'
import { ALL_KINDS } from './use-list-state.ts'

const NEWEST = 'NEW'

/** The classifications of a category: all, new (slots only), then its own. */
export function KindMenu({ lane, kind, onChange }: { lane: VendorLane; kind: string; onChange: (kind: string) => void }) {
  const { t } = useTranslation('game')
  const { t: kindText } = useTranslation('game-kind')
  const kinds = [ALL_KINDS, ...(lane.title === 'RNG' ? [NEWEST] : []), ...lane.gameClassify]
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('classify')}</legend>
      {kinds.map((key) => (
        <ChoiceChip key={key} isOn={key === kind} onSelect={() => onChange(key)}>
          {kindLabel(kindText, key)}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
