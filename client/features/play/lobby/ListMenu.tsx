import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VendorLane } from '#contract/play/game.ts'
import { useInSight } from '#client/lib/use-in-sight.ts'
import { ChoiceChip } from '#client/ui/index.ts'
import styles from './GameList.module.css'
import { kindLabel } from './kind-label.ts'
import { ALL_KINDS, type ListControls, type ListState, TABS } from './use-list-state.ts'

const NEWEST = 'NEW'

interface Props extends Pick<ListControls, 'setTab' | 'setKind'> {
  state: Pick<ListState, 'tab' | 'kind'>
  /** Undefined while it loads: its kinds follow. */
  lane: VendorLane | undefined
}

/** The selected chip may be off-screen on a phone. */
const MenuChip = ({ isOn, onSelect, children }: { isOn: boolean; onSelect: () => void; children: ReactNode }) => (
  <ChoiceChip ref={useInSight<HTMLButtonElement>(isOn)} isOn={isOn} onSelect={onSelect}>
    {children}
  </ChoiceChip>
)

/** Which part of a category is listed: all, hot, the member's own, new (slots only), or one of its classifications (SCR-14). */
export function ListMenu({ state: { tab, kind }, lane, setTab, setKind }: Props) {
  const { t } = useTranslation('game')
  const { t: kindText } = useTranslation('game-kind')
  const classes = lane && lane.gameClassify.length > 1 ? lane.gameClassify : []
  const kinds = lane?.title === 'RNG' ? [NEWEST, ...classes] : classes
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('classify')}</legend>
      {TABS.map((key) => (
        <MenuChip
          key={key}
          isOn={tab === key && (key !== 'all' || kind === ALL_KINDS)}
          onSelect={() => (key === 'all' ? setKind(ALL_KINDS) : setTab(key))}
        >
          {t(`tab_${key}`)}
        </MenuChip>
      ))}
      {kinds.map((key) => (
        <MenuChip key={key} isOn={tab === 'all' && key === kind} onSelect={() => setKind(key)}>
          {kindLabel(kindText, key)}
        </MenuChip>
      ))}
    </fieldset>
  )
}
