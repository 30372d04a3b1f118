import type { Language } from '#contract/wire.ts'

interface Parts {
  site: string
  code: string
  minutes: number
}

const TEXT = {
  tl: ({ site, code, minutes }) =>
    `${site}: ${code} ang iyong code. May bisa ito nang ${minutes} minuto. Huwag itong ibigay kaninuman.`,
  en: ({ site, code, minutes }) => `${site}: your code is ${code}. It is valid for ${minutes} minutes. Never share it.`,
  zh: ({ site, code, minutes }) => `【${site}】验证码 ${code}，${minutes} 分钟内有效，请勿告诉他人。`,
  vi: ({ site, code, minutes }) => `${site}: mã của bạn là ${code}, có hiệu lực trong ${minutes} phút. Đừng chia sẻ mã này.`,
} as const satisfies Record<Language, (parts: Parts) => string>

export const codeText = (language: Language, parts: Parts): string => TEXT[language](parts)
