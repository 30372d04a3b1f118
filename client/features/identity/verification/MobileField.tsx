import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '#contract/site/system/system.ts'
import { localeOf } from '#client/lib/languages.ts'
import { Field, PickerSheet, type FieldProps } from '#client/ui/index.ts'
import { countries } from './countries.queries.ts'
import { MOBILE_MAX } from './mobile-number.ts'
import styles from './MobileField.module.css'

/** Used until the list has loaded. */
const FIRST_DIALLING_CODE = '63'

/** The chosen country and the picker for another. The list's first entry is where most members live. */
export function useDiallingCode(rememberedCode = '') {
  const { data: list = [] } = useQuery(countries())
  const [chosen, setChosen] = useState<string>()
  const country =
    list.find(({ countryCode }) => countryCode === chosen) ??
    list.find(({ countryDialingCode }) => countryDialingCode === rememberedCode) ??
    list[0]
  return { list, country, code: country?.countryDialingCode ?? (rememberedCode || FIRST_DIALLING_CODE), choose: setChosen }
}
export type DiallingCode = ReturnType<typeof useDiallingCode>

const flagOf = (countryCode: string) =>
  String.fromCodePoint(...[...countryCode.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

const toOption = ({ countryCode, name, countryDialingCode }: Country, names: Intl.DisplayNames) => ({
  value: countryCode,
  label: names.of(countryCode) ?? name,
  keywords: `${name} ${countryCode}`,
  lead: <span aria-hidden="true">{flagOf(countryCode)}</span>,
  detail: `+${countryDialingCode}`,
})

interface Props extends Omit<FieldProps, 'label' | 'icon' | 'leading' | 'type'> {
  dialling: DiallingCode
  /** Called when another country is chosen, and when the list loads with the first. */
  onCountryChange?: () => void
}

/** A mobile number with its dialling code; the code opens a searchable list. */
export function MobileField({ dialling: { list, country, code, choose }, onCountryChange, ...field }: Props) {
  const { t, i18n } = useTranslation('verification')
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: 'region' })
  const [isOpen, setOpen] = useState(false)
  const countryCode = country?.countryCode
  const follow = useEffectEvent((known: string | undefined) => {
    if (known) onCountryChange?.()
  })
  useEffect(() => follow(countryCode), [countryCode])
  return (
    <>
      <Field
        label={t('mobile')}
        icon={<Smartphone size={22} />}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MOBILE_MAX}
        {...field}
        leading={
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('dialling_code', { code })}
            className={styles.code}
            onClick={() => setOpen(true)}
          >
            {`+${code}`}
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        }
      />
      <PickerSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('dialling_title')}
        options={list.map((one) => toOption(one, names))}
        value={countryCode}
        onChange={choose}
        isSearchable
      />
    </>
  )
}
