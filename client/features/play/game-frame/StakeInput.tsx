import { useTranslation } from 'react-i18next'
import { stakeText } from './stake.ts'
import { useHotkeys } from './use-hotkeys.ts'
import type { TypedStake } from './use-stake.ts'

interface Props {
  stake: TypedStake
  isLocked: boolean
  /** The player changes the stake: the last bet's problem no longer applies. */
  onChange: () => void
}

/** Most likely a key of the game, pressed while the field has the focus. */
const LETTER = /\p{L}/u

/** The stake while it is typed; formatted as an amount when the field loses focus. */
export function StakeInput({ stake, isLocked, onChange, className }: Props & { className?: string | undefined }) {
  const { amount, typed, problem, type } = stake
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      disabled={isLocked}
      aria-invalid={problem !== undefined || undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        if (LETTER.test(event.target.value)) return
        onChange()
        type(event.target.value)
      }}
      onBlur={() => amount !== undefined && type(stakeText(amount))}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      className={className}
    />
  )
}

/** Half and double, as buttons and as keys. */
export function StakeSteps({ stake, isLocked, onChange }: Props) {
  const { t } = useTranslation('game-frame')
  const after = (change: () => void) => () => {
    onChange()
    change()
  }
  const [half, double] = [after(stake.halve), after(stake.double)]
  useHotkeys(isLocked ? {} : { halve: half, double })
  return (
    <>
      <button type="button" disabled={isLocked} onClick={half}>
        <span aria-hidden="true">{'½'}</span>
        <span className="visually-hidden">{t('half')}</span>
      </button>
      <button type="button" disabled={isLocked} onClick={double}>
        <span aria-hidden="true">{'2×'}</span>
        <span className="visually-hidden">{t('double')}</span>
      </button>
    </>
  )
}
