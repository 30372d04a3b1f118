import type { HelpTopic } from '#contract/site/help.ts'
import { textOfHtml } from '#client/lib/html-text.ts'

export interface Answer {
  /** Its topic. */
  topic: string
  title: string
  /** HTML. */
  content: string
}

/** Folds text as people type it in a hurry: no accents, no capitals. */
const fold = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'd').toLowerCase()

/** Topics and questions that contain every word, title matches first. */
export function findAnswers(topics: readonly HelpTopic[], search: string): Answer[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const all = topics.flatMap(({ title: topic, content, children }) => [
    { topic, title: topic, content },
    ...children.map((question) => ({ topic, ...question })),
  ])
  const holds = (text: string) => words.every((word) => text.includes(word))
  const found = all.filter(({ title, content }) => holds(fold(`${title} ${textOfHtml(content)}`)))
  const isNamed = ({ title }: Answer) => holds(fold(title))
  return [...found.filter(isNamed), ...found.filter((answer) => !isNamed(answer))]
}

/** The topic of `?i=`: an index from 0, or a tag (`deposit`); the first if there is no match. */
export function topicAt(topics: readonly HelpTopic[], asked: string | null): number {
  const index = asked !== null && /^\d+$/.test(asked) ? Number(asked) : topics.findIndex(({ tag }) => tag === asked)
  return topics[index] ? index : 0
}
