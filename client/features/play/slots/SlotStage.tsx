import type { CSSProperties } from 'react'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { Celebration } from '#client/features/play/game-frame/index.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { ErrorState } from '#client/ui/index.ts'
import { Bunting } from './Bunting.tsx'
import { FeatureCard } from './FeatureCard.tsx'
import { ReelCanvas } from './ReelCanvas.tsx'
import { tallnessOf } from './reels/geometry.ts'
import type { Reels } from './reels/reels.ts'
import { SlotMeter } from './SlotMeter.tsx'
import styles from './SlotStage.module.css'
import { lastGrid, lastScreen } from './slot-round.ts'
import type { SlotTheme } from './slot-theme.ts'
import type { SlotState } from './slot-state.ts'
import type { Autoplay } from './use-autoplay.ts'
import type { Feature } from './use-feature.ts'
import type { Slot } from './use-slot.ts'
import { WinPlaque } from './WinPlaque.tsx'

interface Props {
  name: string
  sheet: SlotState['sheet']
  theme: SlotTheme
  slot: Slot
  auto: Autoplay
  feature: Feature
  left: SlotRoundView | undefined
  currency: CurrencyMeta
  /** The pictures did not load. */
  failure: unknown
  onReady: (reels: Reels) => void
  /** Undefined = load them again. */
  onFailed: (error: unknown) => void
  onPress: () => void
  onHistory: () => void
}

interface Shape extends CSSProperties {
  '--tall': number
}

/** Dark in both themes: the game's name, the meter, the machine, and the last win. */
export function SlotStage(props: Props) {
  const { name, sheet, theme, slot, auto, feature, left, currency, failure, onReady, onFailed, onPress, onHistory } = props
  const { round, phase } = slot
  const screen = round && lastScreen(round)
  const shape: Shape = { '--tall': tallnessOf(sheet) }
  const hasPaid = slot.isFresh && phase === 'idle' && round?.state === 'CLOSED' && round.freeGames.length === 0
  return (
    <section className={styles.stage} aria-label={name} style={shape}>
      <Bunting />
      <h1 className={styles.name} data-text={name}>
        <span className={styles.face}>{name}</span>
      </h1>
      <SlotMeter sheet={sheet} slot={slot} auto={auto} feature={feature} currency={currency} />
      <div className={styles.machine}>
        {failure === undefined ? (
          <ReelCanvas
            sheet={sheet}
            theme={theme}
            grid={screen ? lastGrid(screen) : slot.startGrid}
            onReady={onReady}
            onFailed={onFailed}
          />
        ) : (
          <ErrorState error={failure} onRetry={() => onFailed(undefined)} />
        )}
        {round && (feature.isOffered || feature.outro) && (
          <FeatureCard
            round={feature.outro ?? round}
            feature={feature}
            mult={sheet.free?.mult ?? 1}
            currency={currency}
            onPress={onPress}
          />
        )}
      </div>
      <WinPlaque sheet={sheet} slot={slot} feature={feature} left={left} currency={currency} onHistory={onHistory} />
      {hasPaid && <Celebration key={round.id} round={{ stake: round.stake, payout: round.won }} currency={currency} />}
    </section>
  )
}
