import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { securityQuestionEndpoints } from '#contract/security-question.ts'
import { securityEndpoints, type SecurityConfig } from '#contract/security.ts'
import { twoFactorEndpoints } from '#contract/two-factor.ts'
import { verificationEndpoints } from '#contract/verification.ts'
import { memberInfo } from '#client/features/member/index.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['security'] as const, config: () => [...keys.all, 'config'] as const }

/** What of the account's security is set. */
export const securityConfig = () =>
  queryOptions({ queryKey: keys.config(), queryFn: ({ signal }) => api(securityEndpoints.config, {}, signal) })

/** Reads the overview and the member anew, after something of them was changed. */
export function useRefreshSecurity(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.all }),
      queries.invalidateQueries({ queryKey: memberInfo().queryKey }),
    ])
}

export type ProofWay = SecurityConfig['proofs'][number]
export type Proof =
  { way: 'sms' | 'mail' | 'totp'; code: string } | { way: 'question'; answers: { questionId: number; answer: string }[] }

const CODE_ENDPOINT = {
  sms: verificationEndpoints.smsVerifyCurrent,
  mail: verificationEndpoints.mailVerifyCurrent,
  totp: twoFactorEndpoints.prove,
} as const

/** Proves who is there; whatever asked for it is open for some minutes. */
export const useProve = () =>
  useMutation({
    mutationFn: (proof: Proof) =>
      proof.way === 'question'
        ? api(securityQuestionEndpoints.verify, { body: { questions: proof.answers } })
        : api(CODE_ENDPOINT[proof.way], { body: { verificationCode: proof.code } }),
  })

/** The questions the member has answered. */
export const ownQuestions = (language: string) =>
  queryOptions({
    queryKey: [...keys.all, 'questions', language],
    queryFn: ({ signal }) => api(securityQuestionEndpoints.own, {}, signal),
  })
