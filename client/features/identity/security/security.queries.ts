import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as securityQuestionEndpoints from '#contract/identity/security-question.ts'
import * as securityEndpoints from '#contract/identity/security.ts'
import type { SecurityConfig } from '#contract/identity/security.ts'
import * as twoFactorEndpoints from '#contract/identity/two-factor.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { memberInfo } from '#client/lib/current-member.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['security'] as const, config: () => [...keys.all, 'config'] as const }

/** Which protections the account has. */
export const securityConfig = () =>
  queryOptions({ queryKey: keys.config(), queryFn: ({ signal }) => api(securityEndpoints.config, {}, signal) })

/** Loads the overview and the member again after a change to them. */
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
  | { way: 'sms' | 'mail' | 'totp'; code: string }
  | { way: 'question'; answers: { questionId: number; answer: string }[] }

const CODE_ENDPOINT = {
  sms: verificationEndpoints.smsVerifyCurrent,
  mail: verificationEndpoints.mailVerifyCurrent,
  totp: twoFactorEndpoints.prove,
} as const

/** Verifies the member; the requested action is then allowed for some minutes. */
export const useProve = () =>
  useMutation({
    mutationFn: (proof: Proof) =>
      proof.way === 'question'
        ? api(securityQuestionEndpoints.verify, { body: { questions: proof.answers } })
        : api(CODE_ENDPOINT[proof.way], { body: { verificationCode: proof.code } }),
  })

/** The questions the member has answered. */
export const ownQuestions = () =>
  queryOptions({
    queryKey: [...keys.all, 'questions'],
    queryFn: ({ signal }) => api(securityQuestionEndpoints.own, {}, signal),
  })
