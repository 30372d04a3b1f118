import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { LOGIN_HISTORY_SIZE } from '#contract/identity/session.ts'
import * as socialLoginEndpoints from '#contract/identity/social-login.ts'
import type { Provider } from '#contract/identity/social-login.ts'
import { api } from '#client/lib/api.ts'
import { endSession, startFirstSession, startSession } from '#client/lib/session.ts'
import { holdTemporaryPassword } from '#client/lib/temporary-password.ts'

export type LoginInput = BodyInput<typeof sessionEndpoints.login>
type SocialInput = BodyInput<typeof socialLoginEndpoints.logIn>
type TelegramInput = BodyInput<typeof socialLoginEndpoints.logInByTelegram>

const keys = {
  all: ['session'] as const,
  open: () => [...keys.all, 'open'] as const,
  history: () => [...keys.all, 'history'] as const,
}

/** Logs in and starts the session; the error's `value` parses as `loginRefusal` (captcha wanted, tries left, a challenge). */
export const useLogin = () =>
  useMutation({
    mutationFn: (body: LoginInput) => api(sessionEndpoints.login, { body }),
    onSuccess: (answer, { password }) => {
      // Must come first: the guard around the login page acts as soon as there is a session.
      if (answer.mustChangePassword) holdTemporaryPassword(password ?? null)
      return startSession(answer)
    },
  })

/** Sends the code a login asked for; starts the session. */
export const useVerifyLogin = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof sessionEndpoints.loginVerification>) => api(sessionEndpoints.loginVerification, { body }),
    onSuccess: startSession,
  })

export const useResendChallenge = () =>
  useMutation({ mutationFn: (challengeToken: string) => api(sessionEndpoints.resendChallenge, { body: { challengeToken } }) })

/** Unlocks an account after too many attempts (ACC-02). */
export const useUnlock = () =>
  useMutation({ mutationFn: (body: BodyInput<typeof sessionEndpoints.unlock>) => api(sessionEndpoints.unlock, { body }) })

/** The address of the other site's login. */
export const useAuthorize = () =>
  useMutation({ mutationFn: (provider: Provider) => api(socialLoginEndpoints.authorize, { query: { provider } }) })

/** Logs in with what the other site returned; starts the session. */
export const useSocialLogin = () =>
  useMutation({
    mutationFn: (body: SocialInput | TelegramInput) =>
      'telegramAuth' in body ? api(socialLoginEndpoints.logInByTelegram, { body }) : api(socialLoginEndpoints.logIn, { body }),
    // The first login with another site's account registers it.
    onSuccess: (login) => (login.firstTimeLogin ? startFirstSession(login) : startSession(login)),
  })

/** Creates a trial account and starts its session. */
export const useFreePlay = () =>
  useMutation({
    mutationFn: () => api(sessionEndpoints.freePlay),
    onSuccess: startSession,
  })

/** Ends the local session even if the request fails. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => api(sessionEndpoints.logout),
    onSettled: endSession,
  })

export const openSessions = () =>
  queryOptions({ queryKey: keys.open(), queryFn: ({ signal }) => api(sessionEndpoints.openSessions, {}, signal), staleTime: 0 })

/** Newest first. */
export const loginHistory = () =>
  infiniteQueryOptions({
    queryKey: keys.history(),
    queryFn: ({ pageParam, signal }) =>
      api(sessionEndpoints.loginHistory, { query: { page: pageParam, size: LOGIN_HISTORY_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

function useEnding<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: keys.open() }) })
}
export const useEndSession = () => useEnding((sessionId: string) => api(sessionEndpoints.endSession, { body: { sessionId } }))
export const useEndOtherSessions = () => useEnding(() => api(sessionEndpoints.endOtherSessions))
