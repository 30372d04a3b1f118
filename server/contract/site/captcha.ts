/** Picture captcha: a base64 PNG and a `captchaId` cookie; single use (WIR-18). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const CAPTCHA_COOKIE = 'captchaId'

export const picture = endpoint({
  summary: 'A new captcha picture as bare base64 PNG; its id is in the captchaId cookie',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  tier: 'code',
  value: z.string(),
})
