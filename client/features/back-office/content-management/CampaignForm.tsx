import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedCampaign } from '#contract/back-office/content-management/content-management-campaign.ts'
import { BONUS_PERIODS } from '#contract/money/turnover/bonus-terms.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Field } from '#client/ui/index.ts'
import { type Facts, useSaveCampaign } from './content-management.queries.ts'
import { campaignToBody, type CampaignValues, campaignValues, type SetCampaign } from './campaign-form.ts'
import { CampaignPlayFields } from './CampaignPlayFields.tsx'
import { CampaignTerms } from './CampaignTerms.tsx'
import { CampaignTexts } from './CampaignTexts.tsx'
import { CampaignWhen } from './CampaignWhen.tsx'
import { CampaignWorth } from './CampaignWorth.tsx'
import { ContentForm, Part } from './ContentForm.tsx'
import { messageAt, useContentForm } from './use-content-form.ts'
import { useFieldRules } from './use-field-rules.ts'

interface Props {
  facts: Facts
  /** Undefined = a new one. */
  stored: ManagedCampaign | undefined
  /** Sorted after all others. */
  nextOrder: number
  onReload: () => Promise<{ data?: ManagedCampaign[] | undefined }>
}

/** One bonus campaign: what it gives, its conditions, for whom, and when. */
export function CampaignForm({ facts, stored: given, nextOrder, onReload }: Props) {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const { amount } = useFieldRules()
  const save = useSaveCampaign()
  // As of opening the form, so that others' changes are not overwritten unseen.
  const [stored, setStored] = useState(given)
  const form = useForm<CampaignValues>({ defaultValues: campaignValues(stored, facts.now, nextOrder) })
  const { register, setValue, clearErrors, formState } = form
  const { send, error, isStale, forget } = useContentForm(form)
  const values = useWatch({ control: form.control }) as CampaignValues
  const errorAt = (path: string) => messageAt(formState.errors, path)
  const set: SetCampaign = (name, value) => {
    clearErrors(name)
    setValue(name, value as never, { shouldDirty: true })
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
      <CampaignTerms isStored={stored !== undefined} values={values} register={register} errorAt={errorAt} set={set} />
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
