import { useTranslation } from 'react-i18next'
import type { TypedNumber } from './typed-amount.ts'

/** Why a typed number cannot be read, and how to write it; undefined if it can, or if nothing is typed. */
export function useNumberProblem(): (read: TypedNumber) => string | undefined {
  const { t } = useTranslation('common')
  return ({ problem }) => {
    switch (problem?.kind) {
      case 'unclear':
        return t('number_unclear', { large: problem.readings[0], small: problem.readings[1] })
      case 'decimals':
        return problem.most === 0 ? t('number_whole') : t('number_decimals', { most: problem.most })
      case 'wrong':
        return t('number_wrong')
      default:
        return undefined
    }
  }
}
