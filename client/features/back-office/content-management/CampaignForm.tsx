import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  type ManagedCampaign,
  MAX_DEPOSIT_NUMBER,
  MAX_TURNOVER_TIMES,
} from '#contract/back-office/content-management/content-management-campaign.ts'
import { BONUS_PERIODS } from '#contract/money/turnover/bonus-terms.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field } from '#client/ui/index.ts'
import { type Facts, useSaveCampaign } from './content-management.queries.ts'
import { campaignToBody, type CampaignValues, campaignValues, partsOf, readBonusRate } from './campaign-form.ts'
import { CampaignPlayFields } from './CampaignPlayFields.tsx'
import { CampaignTexts } from './CampaignTexts.tsx'
import { CampaignWhen } from './CampaignWhen.tsx'
import { CampaignWorth } from './CampaignWorth.tsx'
import styles from './ContentManagement.module.css'
import { ContentForm, Part } from './ContentForm.tsx'
import { PromotionSelect } from './PromotionSelect.tsx'
import { messageAt, useContentForm } from './use-content-form.ts'

interface Props {
  facts: Facts
  /** Undefined = a new one. */
  stored: ManagedCampaign | undefined
  /** Sorted after all others. */
  nextOrder: number
  onReload: () => Promise<{ data?: ManagedCampaign[] | undefined }>
}
const WHOLE = /^\d{1,4}$/
/** Any, and each of the first. */
const DEPOSITS = Array.from({ length: MAX_DEPOSIT_NUMBER + 1 }, (_, number) => number)

/** One bonus campaign: what it gives, its conditions, for whom, and when. */
export function CampaignForm({ facts, stored: given, nextOrder, onReload }: Props) {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const numberProblem = useNumberProblem()
  const save = useSaveCampaign()
  // As of opening the form, so that others' changes are not overwritten unseen.
  const [stored, setStored] = useState(given)
  const form = useForm<CampaignValues>({ defaultValues: campaignValues(stored, facts.now, nextOrder) })
  const { register, setValue, clearErrors, formState } = form
  const { send, error, isStale, forget } = useContentForm(form)
  const values = useWatch({ control: form.control }) as CampaignValues
  const errorAt = (path: string) => messageAt(formState.errors, path)
  const set = <K extends keyof CampaignValues>(name: K, value: CampaignValues[K]) => {
    clearErrors(name)
    setValue(name, value as never, { shouldDirty: true })
  }
  const amount = (least: bigint) => (typed: string) => {
    const read = readAmount(typed)
    return (read.value !== undefined && read.value >= least) || (numberProblem(read) ?? t('amount_wrong'))
  }
  const submit = send(async (typed) => {
    await save.mutateAsync({ ...campaignToBody(typed), ...(stored && { id: stored.id, version: stored.version }) })
    toast.success(t('saved'))
    return navigate('/operator/campaigns')
  })
  async function reload() {
    const { data } = await onReload()
    const fresh = data?.find(({ id }) => id === stored?.id)
    setStored(fresh)
    form.reset(campaignValues(fresh, facts.now, nextOrder))
    forget()
  }
  return (
    <ContentForm
      title={stored ? stored.title : t('campaign_new')}
      back={{ to: '/operator/campaigns', label: t('campaigns') }}
      error={error}
      isStale={isStale}
      onReload={() => void reload()}
      isPending={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <CampaignTexts main={facts.defaultLanguage} texts={values.texts} register={register} errorAt={errorAt} />
      <Part title={t('part_terms')}>
        {stored && <p className={styles.hint}>{t('campaign_kept')}</p>}
        <div className={styles.pair}>
          <Field
            label={t('campaign_percent')}
            hint={t('campaign_percent_hint')}
            inputMode="decimal"
            autoComplete="off"
            error={errorAt('percent')}
            {...register('percent', {
              validate: (typed) => partsOf(typed) !== undefined || (numberProblem(readBonusRate(typed)) ?? t('percent_wrong')),
            })}
          />
          <Field
            label={t('campaign_most')}
            inputMode="decimal"
            autoComplete="off"
            error={errorAt('maxBonus')}
            {...register('maxBonus', { validate: amount(1n) })}
          />
          <Field
            label={t('campaign_min')}
            hint={t('campaign_min_hint')}
            inputMode="decimal"
            autoComplete="off"
            error={errorAt('minDeposit')}
            {...register('minDeposit', { validate: amount(0n) })}
          />
          <Field
            label={t('campaign_turnover')}
            hint={t('campaign_turnover_hint')}
            inputMode="numeric"
            autoComplete="off"
            error={errorAt('turnoverTimes')}
            {...register('turnoverTimes', {
              validate: (typed) =>
                (WHOLE.test(typed) && Number(typed) <= MAX_TURNOVER_TIMES) || t('turnover_wrong', { most: MAX_TURNOVER_TIMES }),
            })}
          />
        </div>
        <FilterSelect
          label={t('campaign_deposit')}
          value={String(values.depositNumber)}
          onChange={(number) => set('depositNumber', Number(number))}
          options={DEPOSITS.map((number) => ({ value: String(number), label: t(`campaign_deposit_${number}`) }))}
        />
        <PromotionSelect
          label={t('campaign_promotion')}
          none={t('campaign_promotion_none')}
          value={values.announcementId}
          onChange={(id) => set('announcementId', id)}
          error={errorAt('announcementId')}
        />
      </Part>
      <Part title={t('part_play')}>
        <CampaignPlayFields
          onWithdrawal={values.onWithdrawal}
          onChange={(word) => set('onWithdrawal', word)}
          register={register}
          errorAt={errorAt}
        >
          <FilterSelect
            label={t('campaign_period')}
            value={values.period}
            onChange={(period) => set('period', BONUS_PERIODS.find((one) => one === period) ?? 'DEPOSIT')}
            options={BONUS_PERIODS.map((period) => ({ value: period, label: t(`period_${period}`) }))}
          />
        </CampaignPlayFields>
      </Part>
      <Part title={t('part_worth')}>
        <Field
          label={t('campaign_budget')}
          hint={t('campaign_budget_hint')}
          inputMode="decimal"
          autoComplete="off"
          error={errorAt('budget')}
          {...register('budget', { validate: amount(0n) })}
        />
        <CampaignWorth values={values} />
      </Part>
      <CampaignWhen
        zone={facts.zone}
        values={values}
        register={register}
        errorAt={errorAt}
        onSchedule={({ startAt, endAt }) => {
          set('startAt', startAt)
          set('endAt', endAt)
        }}
        onSwitch={(isOn) => set('isEnabled', isOn)}
      />
    </ContentForm>
  )
}
