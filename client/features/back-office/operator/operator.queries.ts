import { useMutation } from '@tanstack/react-query'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import { api } from '#client/lib/api.ts'
import { backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { endOperatorSession, startOperatorSession } from '#client/lib/back-office/operator-session.ts'

export const useOperatorLogin = () =>
  useMutation({
    mutationFn: (body: { username: string; password: string; code?: string }) =>
      api(operatorEndpoints.login, { body, token: '' }),
    onSuccess: startOperatorSession,
  })

/** Always ends the session on this page, even if the request fails. */
export const useOperatorLogout = () =>
  useMutation({ mutationFn: () => backOfficeApi(operatorEndpoints.logout, {}), onSettled: endOperatorSession })
