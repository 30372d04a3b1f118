import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import { sessionEndpoints } from '#contract/session.ts'
import { api } from '#client/lib/api.ts'
import { endSession, startSession } from '#client/lib/session.ts'
import { holdTemporaryPassword } from '#client/lib/temporary-password.ts'

export type LoginInput = BodyInput<typeof sessionEndpoints.login>

/** Logs in and starts the session; the error's `value` parses as `loginRefusal` (captcha wanted, tries left). */
export const useLogin = () =>
  useMutation({
    mutationFn: (body: LoginInput) => api(sessionEndpoints.login, { body }),
    onSuccess: (answer, { password }) => {
      // Held first: the guard around the login page looks where to go on as soon as there is a session.
      if (answer.mustChangePassword) holdTemporaryPassword(password)
      return startSession(answer)
    },
  })

/** Makes a trial account and starts its session. */
export const useFreePlay = () =>
  useMutation({
    mutationFn: () => api(sessionEndpoints.freePlay),
    onSuccess: startSession,
  })

/** The session ends here whatever the server answers. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => api(sessionEndpoints.logout),
    onSettled: endSession,
  })
