import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as captchaEndpoints from '#contract/site/captcha.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['captcha'] as const, picture: (form: string) => [...keys.all, 'picture', form] as const }

/**
 * A picture is good for one answer, and its id is in a single cookie: never cached, never shared between forms, reloaded only on
 * purpose.
 */
const captchaPicture = (form: string) =>
  queryOptions({
    queryKey: keys.picture(form),
    queryFn: ({ signal }) => api(captchaEndpoints.picture, {}, signal),
    select: (base64) => `data:image/png;base64,${base64}`,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    // Offline it fails at once and offers a retry, instead of showing a used picture.
    networkMode: 'always',
    meta: { isPublic: true },
  })

export function useCaptcha(isWanted: boolean) {
  const { data, isFetching, isError, refetch } = useQuery({ ...captchaPicture(useId()), enabled: isWanted })
  return { picture: isError ? undefined : data, isFetching, isError, refresh: () => void refetch() }
}
export type Captcha = ReturnType<typeof useCaptcha>
