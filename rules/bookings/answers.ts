import type { Question } from '@contract/bookings'

/** Whether this is an answer to a question; an optional one may be empty. */
export function isAnswered({ type, required, choices }: Question, input: string): boolean {
  const answer = input.trim()
  if (answer === '') return !required
  if (type === 'number') return Number.isFinite(Number(answer))
  return type !== 'choice' || choices?.includes(answer) === true
}

/** The answers to all questions, by question; an unanswered question has an empty one. */
export type Answers = Readonly<Record<string, string>>

/** The positions of the questions that want another answer. */
export function unanswered(questions: readonly Question[], answers: Answers): number[] {
  return questions.flatMap((asked, at) =>
    isAnswered(asked, answers[asked.question] ?? '') ? [] : [at],
  )
}
