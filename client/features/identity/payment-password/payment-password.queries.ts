import { useMutation } from '@tanstack/react-query'
import * as paymentPasswordEndpoints from '#contract/identity/payment-password.ts'
import { useRefreshSecurity } from '#client/features/identity/security/index.ts'
import { api } from '#client/lib/api.ts'

interface New {
  newPassword: string
  confirmNewPassword: string
}

export function useSetPaymentPassword() {
  const refresh = useRefreshSecurity()
  // The step that continues with it reads the new state.
  return useMutation({ mutationFn: (body: New) => api(paymentPasswordEndpoints.set, { body }), onSuccess: refresh })
}

export const useChangePaymentPassword = () =>
  useMutation({ mutationFn: (body: New & { oldPassword: string }) => api(paymentPasswordEndpoints.change, { body }) })

export function useResetPaymentPassword() {
  const refresh = useRefreshSecurity()
  return useMutation({
    mutationFn: (body: New & { loginPassword: string; verificationCode: string }) =>
      api(paymentPasswordEndpoints.reset, { body }),
    onSuccess: () => void refresh(),
  })
}
