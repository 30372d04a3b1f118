import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as twoFactorEndpoints from '#contract/identity/two-factor.ts'
import { api } from '#client/lib/api.ts'
import type { RunWithProof } from '#client/lib/run-with-proof.ts'

const keys = { all: ['two-factor'] as const, state: () => [...keys.all, 'state'] as const }

/** Whether an app is bound. If not, a secret to bind one; always fresh from the server. */
export const twoFactorState = () =>
  queryOptions({
    queryKey: keys.state(),
    queryFn: ({ signal }) => api(twoFactorEndpoints.state, {}, signal),
    staleTime: 0,
    gcTime: 0,
  })

type Bind = BodyInput<typeof twoFactorEndpoints.bind>

/** The page's `onSuccess` runs first: the codes it shows are sent only once. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.all }) })
}
export const useBind = (run: RunWithProof) => useChange((body: Bind) => run(() => api(twoFactorEndpoints.bind, { body })))
export const useUnbind = () => useChange((body: Bind) => api(twoFactorEndpoints.unbind, { body }))
export const useRenewCodes = () =>
  useChange((verificationCode: string) => api(twoFactorEndpoints.renewRecoveryCodes, { body: { verificationCode } }))
