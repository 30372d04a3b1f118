import { FlaskConical } from 'lucide-react'
import { useMemo, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionLine } from '#client/features/identity/responsible-play/index.ts'
import { useHotkeys, useTurbo } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { useCurrency } from '#client/lib/site.ts'
import { AutoplaySheet } from './AutoplaySheet.tsx'
import { InfoSheet } from './InfoSheet.tsx'
import type { Reels } from './reels/reels.ts'
import { SlotDock } from './SlotDock.tsx'
import styles from './SlotGame.module.css'
import { SlotHeader } from './SlotHeader.tsx'
import { SlotHistory } from './SlotHistory.tsx'
import { SlotNotice } from './SlotNotice.tsx'
import { SlotStage } from './SlotStage.tsx'
import type { SlotEntry } from './slot-session.ts'
import { slotTheme } from './slot-theme.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useFeature } from './use-feature.ts'
import { useLeftRound } from './use-left-round.ts'
import { useSlotControls, type SlotSheetName } from './use-slot-controls.ts'
import { useSlotStake } from './use-slot-stake.ts'
import { useSlot } from './use-slot.ts'

interface Props {
  entry: SlotEntry
  onReopen: () => unknown
}
interface Ground extends CSSProperties {
  '--glow': string
  '--body': string
  '--deep': string
  '--ink': string
  '--spice': string
}

/** A slot: stage, dock and sheets. */
export function SlotGame({ entry, onReopen }: Props) {
  const { t } = useTranslation('slots')
  const { state } = entry
  const { sheet, gameCode, gameName, rules } = state
  const currency = useCurrency()
  const theme = useMemo(() => slotTheme(gameCode, sheet), [gameCode, sheet])
  const reels = useRef<Reels>(undefined)
  const [isReady, setReady] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [opened, setOpened] = useState<SlotSheetName>()
  const turbo = useTurbo(rules.hasAutoPlay)
  const isTurbo = turbo?.isOn ?? false
  const slot = useSlot({ entry, reels, isTurbo })
  const auto = useAutoplay(slot)
  const feature = useFeature({ slot, isTurbo, isAuto: auto.isOn })
  const left = useLeftRound(gameCode, slot)
  const choice = useSlotStake(gameCode, state)
  const stake = feature.isOn && slot.round ? slot.round.stake : choice.stake
  const controls = useSlotControls({ slot, auto, feature, stake, isReady, canHurry: rules.hasAutoPlay })
  useHotkeys({ bet: controls.press })
  const close = () => setOpened(undefined)
  const { glow, body, deep, ink, spice } = theme.ground
  const ground: Ground = { '--glow': glow, '--body': body, '--deep': deep, '--ink': ink, '--spice': spice }

  return (
    <div className={cx(styles.page, feature.isOn && styles.feature)} style={ground}>
      <SlotHeader backUrl={entry.backUrl} balance={slot.balance} currency={currency} />
      {state.mode === 'TRIAL' && (
        <p className={styles.trial}>
          <FlaskConical size={16} aria-hidden="true" />
          {t('trial')}
        </p>
      )}
      <SlotStage
        name={gameName}
        sheet={sheet}
        theme={theme}
        slot={slot}
        auto={auto}
        feature={feature}
        left={left}
        currency={currency}
        failure={failure}
        onReady={(made) => {
          reels.current = made
          setReady(true)
        }}
        onFailed={setFailure}
        onPress={controls.press}
        onHistory={() => setOpened('history')}
      />
      <SlotDock
        sheet={sheet}
        rules={rules}
        stake={stake}
        choice={choice}
        controls={controls}
        turbo={turbo}
        currency={currency}
        onOpen={setOpened}
        onStake={slot.forgive}
        notice={
          <SlotNotice
            slot={slot}
            state={state}
            stake={stake}
            choice={choice}
            isLocked={feature.isOn}
            backUrl={entry.backUrl}
            onReopen={onReopen}
          />
        }
      />
      {state.mode === 'REAL' && (
        <div className={styles.session}>
          <SessionLine />
        </div>
      )}
      <InfoSheet isOpen={opened === 'info'} onClose={close} state={state} theme={theme} stake={stake} currency={currency} />
      <SlotHistory isOpen={opened === 'history'} onClose={close} token={entry.token} currency={currency} />
      <AutoplaySheet
        isOpen={opened === 'auto'}
        onClose={close}
        stake={stake}
        hasFeature={sheet.free !== null}
        currency={currency}
        onStart={auto.start}
      />
    </div>
  )
}
