import type { Laws } from '../laws'
import { aboutOf } from '../mentions'
import { nearest } from '../nearest'
import { type Share, shareOf } from '../share'
import { type Sentence, sentencesOf } from './sentences'

/** For each sentence of a specification, as it reads: the names of the laws that hold it, by machine. */
export type Citations = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>

/** The laws of each machine. */
// oxlint-disable-next-line typescript/no-explicit-any -- the laws of any machine
type LawsByMachine = Readonly<Record<string, Laws<any>>>

/** The sentences that laws cite. */
export function citationsOf(laws: LawsByMachine): Citations {
  const citations = new Map<string, Record<string, string[]>>()
  for (const [machine, ofMachine] of Object.entries(laws)) {
    for (const [name, law] of Object.entries(ofMachine)) {
      for (const sentence of aboutOf(law).cites) {
        const cited = citations.get(sentence) ?? {}
        cited[machine] = [...(cited[machine] ?? []), name]
        citations.set(sentence, cited)
      }
    }
  }
  return citations
}

/** The sentences that laws cite and the document does not have, each with the nearest one and its laws. */
export function citationProblems(document: string, citations: Citations): string[] {
  const texts = sentencesOf(document).map(({ text }) => text)
  return [...citations]
    .filter(([sentence]) => !texts.includes(sentence))
    .map(([sentence, cited]) => {
      const laws = Object.entries(cited).flatMap(([machine, names]) =>
        names.map((name) => `${machine}: ${name}`),
      )
      return `the document does not say '${sentence}'${nearest(sentence, texts)} (${laws.join('; ')})`
    })
}

/** The sentences of one part of the document. */
export interface CoveredSection extends Share {
  /** Its heading. */
  readonly section: string
}

/** How many sentences of each section of the second level are held by a law, in the order of the document. */
export function coveredSections(document: string, citations: Citations): CoveredSection[] {
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
        (text) => citations.has(text),
      ),
    }))
}
