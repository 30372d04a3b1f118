import { useTranslation } from 'react-i18next'
import type { RegisterRule } from '#contract/identity/register.ts'

/** A rule's requirement as text. */
export function useRuleText(): (rule: Pick<RegisterRule, 'patternId' | 'minLength' | 'maxLength'>) => string {
  const { t, i18n } = useTranslation('register')
  return ({ patternId, minLength, maxLength }) => {
    const key = `reg_pattern_${patternId}`
    const lengths = { min: minLength, max: maxLength }
    return i18n.exists(`register:${key}`) ? t(key as 'reg_pattern_username', lengths) : t('field_incorrect')
  }
}
