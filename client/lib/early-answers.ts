/** Answers `public/boot.js` asked for while this code was on its way; which ones, the server's first-page.ts says. */
interface Early {
  merchant: string
  /** As it is called on the wire. */
  language: string
  /** When they were asked for, ms. */
  at: number
  /** By the address. */
  answers: Map<string, Promise<Response>>
}
declare global {
  interface Window {
    palaroEarly?: Early
  }
}

/** Later it would be old news. */
const GOOD_FOR_MS = 15_000

/** Each is good once, soon, and for the visitor it was asked for. */
export function takeEarly(url: string, merchant: string, language: string): Promise<Response> | undefined {
  const early = window.palaroEarly
  if (early?.merchant !== merchant || early.language !== language || Date.now() - early.at > GOOD_FOR_MS) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}
