/** Answers that `public/boot.js` requested while this code was loading; the server's first-page.ts lists which. */
interface Early {
  merchant: string
  /** As named on the wire. */
  language: string
  /** When they were requested, ms. */
  at: number
  /** By URL. */
  answers: Map<string, Promise<Response>>
}
declare global {
  interface Window {
    palaroEarly?: Early
  }
}

/** Older answers are stale. */
const GOOD_FOR_MS = 15_000

/** Each is good once, soon, and for the visitor it was requested for. */
export function takeEarly(url: string, merchant: string, language: string): Promise<Response> | undefined {
  const early = window.palaroEarly
  if (early?.merchant !== merchant || early.language !== language || Date.now() - early.at > GOOD_FOR_MS) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}
