/** Changes to the member's own account. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as profileEndpoints from '#contract/identity/member/profile.ts'
import { api } from '#client/lib/api.ts'
import type { RunWithProof } from '#client/lib/run-with-proof.ts'
import { LANGUAGE_WIRE_CODE, type Language } from '#client/lib/languages.ts'
import { endSession } from '#client/lib/session.ts'
import { memberInfo } from '#client/lib/current-member.ts'

/** Load the changed member again before the call counts as done. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: memberInfo().queryKey })
}

export type ProfileInput = BodyInput<typeof profileEndpoints.updateProfile>
const plainly: RunWithProof = (action) => action()

/** `run` asks for a second factor if one is due. */
export function useUpdateProfile(run = plainly) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: ProfileInput) => run(() => api(profileEndpoints.updateProfile, { body })),
    onSuccess: refresh,
  })
}

export function useAcceptTerms() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (version: string) => api(profileEndpoints.acceptTerms, { body: { version } }),
    onSuccess: refresh,
  })
}

/** The session ends with the account. */
export const useCloseAccount = (run: RunWithProof) =>
  useMutation({
    mutationFn: (password: string) => run(() => api(profileEndpoints.close, { body: { password } })),
    onSuccess: endSession,
  })

export const useSetLanguage = () =>
  useMutation({
    mutationFn: (language: Language) => api(profileEndpoints.setLanguage, { body: { language: LANGUAGE_WIRE_CODE[language] } }),
  })
