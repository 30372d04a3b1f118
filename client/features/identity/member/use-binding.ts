import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useRefreshSecurity, useWithProof } from '#client/features/identity/security/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'

const CODE_REFUSALS: readonly string[] = ['validate_verification_code_error', 'max.attempt.limit']

/** Where to show a refused binding. */
export function refusedPartOf(error: unknown): 'target' | 'code' | 'form' {
  if (!(error instanceof ApiError)) return 'form'
  if (CODE_REFUSALS.includes(error.code)) return 'code'
  return error.code.startsWith('exists.') || error.code === 'request.param.err' ? 'target' : 'form'
}

/** Binds a number or address: asks for proof if it is due, confirms, and goes back to the overview. */
export function useBinding() {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const refresh = useRefreshSecurity()
  const { run, sheet } = useWithProof()
  return {
    sheet,
    async bind(action: () => Promise<unknown>): Promise<void> {
      await run(action)
      void refresh()
      toast.success(t('save_success'))
      void navigate(SCREENS.securityCentre.path, { replace: true })
    },
  }
}
