import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_NAME_MAX, type VendorCard } from '#contract/play/game.ts'
import { moneyFromWire } from '#contract/wire.ts'
import { useCurrency } from '#client/lib/site.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney } from '#client/lib/format.ts'
import { BrandMark, Button, ChoiceChip, Field, Sheet } from '#client/ui/index.ts'
import { categoryLabel } from '#client/features/play/game/index.ts'
import styles from './FilterSheet.module.css'
import { MIN_BETS, type ListState } from './use-list-state.ts'

export type Filter = Pick<ListState, 'vendor' | 'name' | 'minBet'>

interface Props {
  isOpen: boolean
  onClose: () => void
  state: ListState
  vendors: readonly VendorCard[]
  onSubmit: (filter: Filter) => void
  onReset: () => void
}

/**
 * Name, manufacturer and, for slots, the minimum bet; nothing changes until it is submitted. Mounted fresh each time it opens.
 */
export function FilterSheet({ isOpen, onClose, state, vendors, onSubmit, onReset }: Props) {
  const { t, i18n } = useTranslation(['game', 'common'])
  const currency = useCurrency()
  const [{ vendor, name, minBet }, setFilter] = useState<Filter>(state)
  const set = (change: Partial<Filter>) => setFilter((before) => ({ ...before, ...change }))
  const submit = () => {
    onSubmit({ vendor, name: name.trim(), minBet })
    onClose()
  }
  const reset = () => {
    onReset()
    onClose()
  }
  const amount = (bet: string) => formatMoney(moneyFromWire(bet) ?? 0n, currency, { language: i18n.language })

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filter_of', { category: t(categoryLabel(state.category)) })}
      footer={
        <>
          <Button variant="secondary" onClick={reset}>
            {t('common:reset')}
          </Button>
          <Button onClick={submit}>{t('common:submit')}</Button>
        </>
      }
    >
      <div className={styles.parts}>
        <Field
          label={t('filter_name')}
          value={name}
          onChange={(event) => set({ name: event.target.value })}
          isClearable
          maxLength={GAME_NAME_MAX}
          autoComplete="off"
        />
        {state.category === 'RNG' && (
          <fieldset>
            <legend className={styles.legend}>{t('min_bet')}</legend>
            <div className={styles.chips}>
              <ChoiceChip isOn={minBet === undefined} onSelect={() => set({ minBet: undefined })}>
                {t('min_bet_any')}
              </ChoiceChip>
              {MIN_BETS.map((bet) => (
                <ChoiceChip key={bet} isOn={minBet === bet} onSelect={() => set({ minBet: bet })}>
                  {amount(bet)}
                </ChoiceChip>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset>
          <legend className={styles.legend}>{t('vendors')}</legend>
          <div className={styles.vendors}>
            <button
              type="button"
              aria-pressed={!vendor}
              className={cx(styles.vendor, !vendor && styles.on)}
              onClick={() => set({ vendor: undefined })}
            >
              {t('vendors_all')}
            </button>
            {vendors.map(({ accountTypeName: code, displayName, iconUrl }) => (
              <button
                key={code}
                type="button"
                aria-pressed={vendor === code}
                className={cx(styles.vendor, vendor === code && styles.on)}
                onClick={() => set({ vendor: code })}
              >
                <BrandMark src={iconUrl} name={displayName} />
              </button>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  )
}
