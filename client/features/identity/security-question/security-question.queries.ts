import { queryOptions, useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as securityQuestionEndpoints from '#contract/identity/security-question.ts'
import { useRefreshSecurity } from '#client/features/identity/security/index.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['security-question'] as const, list: () => [...keys.all, 'list'] as const }

/** All available questions, in the page's language. */
export const allQuestions = () =>
  queryOptions({ queryKey: keys.list(), queryFn: ({ signal }) => api(securityQuestionEndpoints.all, {}, signal) })

export function useSetQuestions() {
  const refresh = useRefreshSecurity()
  return useMutation({
    mutationFn: (body: BodyInput<typeof securityQuestionEndpoints.set>) => api(securityQuestionEndpoints.set, { body }),
    onSuccess: () => void refresh(),
  })
}
