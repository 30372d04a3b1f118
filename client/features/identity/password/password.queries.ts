import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as passwordEndpoints from '#contract/identity/password.ts'
import { memberInfo } from '#client/lib/current-member.ts'
import { useRefreshSecurity } from '#client/features/identity/security/index.ts'
import { api } from '#client/lib/api.ts'

export const useAskForLink = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof passwordEndpoints.forgetByMail>) => api(passwordEndpoints.forgetByMail, { body }),
  })

/** Uses the token of a mailed link; returns the username to log in with. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof passwordEndpoints.reset>) => api(passwordEndpoints.reset, { body }),
  })

export const useSetByPhone = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof passwordEndpoints.setByPhone>) => api(passwordEndpoints.setByPhone, { body }),
  })

export function useChangePassword() {
  const refresh = useRefreshSecurity()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { oldPassword: string; newPassword: string; confirmNewPassword: string }) =>
      api(passwordEndpoints.change, { body }),
    onSuccess: () => {
      // Not awaited: the page says "saved" and moves on.
      void refresh()
      queries.setQueryData(memberInfo().queryKey, (member) => member && { ...member, mustChangePassword: false })
    },
  })
}
