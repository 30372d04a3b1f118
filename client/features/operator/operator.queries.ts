import { useMutation, useQueryClient } from '@tanstack/react-query'
import { operatorEndpoints } from '#contract/operator.ts'
import { api } from '#client/lib/api.ts'
import { consoleApi } from './console-api.ts'
import { endOperatorSession, startOperatorSession } from './operator-session.ts'

/** All keys of the console begin so: they go when the operator does. */
export const CONSOLE_KEY = 'console'

export const useOperatorLogin = () =>
  useMutation({
    mutationFn: (body: { username: string; password: string; code?: string }) =>
      api(operatorEndpoints.login, { body, token: '' }),
    onSuccess: startOperatorSession,
  })

/** Over on this page whatever the server says. */
export function useOperatorLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => consoleApi(operatorEndpoints.logout, {}),
    onSettled: () => {
      endOperatorSession()
      queryClient.removeQueries({ queryKey: [CONSOLE_KEY] })
    },
  })
}
