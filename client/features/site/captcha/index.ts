export { useCaptcha, type Captcha } from './captcha.queries.ts'
export { CAPTCHA_DIGITS, CaptchaField } from './CaptchaField.tsx'
