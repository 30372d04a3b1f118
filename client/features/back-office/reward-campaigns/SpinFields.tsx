import { useTranslation } from 'react-i18next'
import { MAX_BET_SPINS, MAX_FREE_SPINS, spinLook } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Checkbox, Field, SegmentedControl } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { GameKinds } from './PeriodFields.tsx'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'
import type { SpinValues } from './spin-values.ts'
import { SpinPrizes } from './SpinPrizes.tsx'
import { SpinSums } from './SpinSums.tsx'

/** SPIN: its look, its prizes, and how many spins a member has each day. */
export function SpinFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { spin } = values.options
  const change = (part: Partial<SpinValues>) => set('options', { ...values.options, spin: { ...spin, ...part } })
  const isGiven = (typed: string, { options }: RewardValues) => {
    const problem = whole(0, MAX_FREE_SPINS)(typed)
    return problem === true && Number(typed) === 0 && !options.spin.bets.isOn ? t('spin_none') : problem
  }
  return (
    <>
      <SegmentedControl
        label={t('spin_look')}
        value={spin.look}
        onChange={(look) => change({ look })}
        options={spinLook.options.map((look) => ({ value: look, label: t(`spin_look_${look}`) }))}
      />
      <SpinPrizes {...props} change={(prizes) => change({ prizes })} />
      <fieldset className={styles.stack}>
        <legend className={styles.legend}>{t('spin_spins')}</legend>
        <div className={styles.pair}>
          <Field
            label={t('spin_free')}
            hint={t('spin_free_hint')}
            {...numeric}
            error={errorAt('options.spin.free')}
            {...register('options.spin.free', { validate: isGiven })}
          />
        </div>
        <Checkbox checked={spin.bets.isOn} onChange={({ target }) => change({ bets: { ...spin.bets, isOn: target.checked } })}>
          {t('spin_bets')}
        </Checkbox>
        {spin.bets.isOn && (
          <>
            <div className={styles.pair}>
              <Field
                label={t('spin_each')}
                hint={t('spin_each_hint')}
                {...decimal}
                error={errorAt('options.spin.bets.each')}
                {...register('options.spin.bets.each', { validate: amount(1n) })}
              />
              <Field
                label={t('spin_most')}
                hint={t('spin_most_hint')}
                {...numeric}
                error={errorAt('options.spin.bets.most')}
                {...register('options.spin.bets.most', { validate: whole(1, MAX_BET_SPINS) })}
              />
            </div>
            <GameKinds {...props} />
          </>
        )}
      </fieldset>
      <SpinSums values={values} />
    </>
  )
}
