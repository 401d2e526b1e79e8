import { nearest } from '../nearest'
import { type Share, shareOf } from '../share'
import { type Sentence, sentencesOf } from './sentences'

/** For each sentence of a specification, as it reads: the names of the laws that hold it, by machine. */
export type Citations = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What the laws are written from. */
export interface Specification {
  /** The Markdown of the document. */
  readonly document: string
  readonly citations: Citations
}

/** The names of each machine's laws. */
export type LawNames = Readonly<Record<string, readonly string[]>>

/**
 * What is wrong with the citations: a sentence that the document does not have, a machine or a law that does not exist,
 * and a sentence without a law. Empty if nothing is.
 *
 * @param laws of all machines; without them, only the sentences are checked.
 */
export function citationProblems(
  { document, citations }: Specification,
  laws?: LawNames,
): string[] {
  const texts = sentencesOf(document).map(({ text }) => text)
  return Object.entries(citations).flatMap(([sentence, byMachine]) => {
    const cited = Object.entries(byMachine)
    const missing = texts.includes(sentence)
      ? []
      : [`the document does not say '${sentence}'${nearest(sentence, texts)}`]
    const empty = cited.some(([, names]) => names.length > 0) ? [] : [`no law holds '${sentence}'`]
    return [...missing, ...empty, ...(laws === undefined ? [] : cited.flatMap(unknownIn(laws)))]
  })
}

const unknownIn =
  (laws: LawNames) =>
  ([machine, names]: [string, readonly string[]]): string[] => {
    const known = laws[machine]
    if (known === undefined) {
      return [`there is no machine '${machine}'${nearest(machine, Object.keys(laws))}`]
    }
    return names
      .filter((name) => !known.includes(name))
      .map((name) => `${machine} has no law '${name}'${nearest(name, known)}`)
  }

/** The sentences of one part of the document. */
export interface CoveredSection extends Share {
  /** Its heading. */
  readonly section: string
}

/** How many sentences of each section of the second level are held by a law, in the order of the document. */
export function coveredSections({ document, citations }: Specification): CoveredSection[] {
  const parts = new Map<string, Sentence[]>()
  for (const sentence of sentencesOf(document)) {
    const [section = ''] = sentence.section.split(' / ')
    parts.set(section, [...(parts.get(section) ?? []), sentence])
  }
  return [...parts]
    .filter(([section]) => section !== '')
    .map(([section, sentences]) => ({
      section,
      ...shareOf(
        sentences.map(({ text }) => text),
        (text) => Object.hasOwn(citations, text),
      ),
    }))
}
